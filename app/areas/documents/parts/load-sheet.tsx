import type { LoadFact } from '~/areas/documents/views/load-sheet';
import { Icon } from '~/kit/icon';

/** What a paper says of its load, each value with a link to its place, and what to compare with the page. */
export function LoadSheet({
  facts,
  hrefOf,
}: {
  facts: readonly Pick<LoadFact, 'id' | 'label' | 'value' | 'page' | 'text' | 'doubt'>[];
  /** Where the frame of a value is. */
  hrefOf: (id: string) => string;
}) {
  if (facts.length === 0) return null;
  return (
    <section className="load-sheet" aria-labelledby="load-sheet-title">
      <h2 id="load-sheet-title">Load</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{fact.label}</dt>
            <dd>
              <a href={hrefOf(fact.id)} title={`Show on page ${fact.page}`}>
                {fact.value}
              </a>
              {fact.doubt === null ? null : (
                <span className="load-doubt small">
                  <Icon name="warning" />
                  {fact.doubt}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
