import type { LoadFact } from '~/areas/documents/views/load-sheet';
import { Icon } from '~/kit/icon';
import { useTexts } from '~/kit/texts';

/** What a paper says of its load, each value with a link to its place, and what to compare with the page. */
export function LoadSheet({
  facts,
  hrefOf,
}: {
  facts: readonly Pick<LoadFact, 'id' | 'label' | 'value' | 'page' | 'text' | 'doubt'>[];
  /** Where the frame of a value is. */
  hrefOf: (id: string) => string;
}) {
  const { t, said, langOf } = useTexts();
  /** What the paper says stays as it is, but for the word between two hours. */
  const hoursIn = (value: string): string => {
    const [, from, to] = /^(\d\d:\d\d) to (\d\d:\d\d)$/.exec(value) ?? [];
    return from === undefined || to === undefined ? value : t`${from} to ${to}`;
  };
  if (facts.length === 0) return null;
  return (
    <section className="load-sheet" aria-labelledby="load-sheet-title">
      <h2 id="load-sheet-title">{t`Load`}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{said(fact.label)}</dt>
            <dd>
              <a href={hrefOf(fact.id)} title={t`Show on page ${fact.page}`}>
                {hoursIn(fact.value)}
              </a>
              {fact.doubt === null ? null : (
                <span className="load-doubt small" lang={langOf(fact.doubt)}>
                  <Icon name="warning" />
                  {said(fact.doubt)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
