import type { FaqEntry } from '~/areas/content/rules/faq';
import { Disclosure } from '~/kit/disclosure';

/** The questions as disclosures: closed they are one line each, and every one has its own address. */
export function Faq({ entries }: { entries: readonly Pick<FaqEntry, 'slug' | 'question' | 'answer'>[] }) {
  return (
    <>
      {entries.map((entry) => (
        <Disclosure key={entry.slug} id={`faq-${entry.slug}`} summary={entry.question}>
          {/* Written by the administration and cleaned when it is saved, never a person's. */}
          <div className="faq-body" dangerouslySetInnerHTML={{ __html: entry.answer }} />
        </Disclosure>
      ))}
    </>
  );
}

/** The FAQ as a section of the front page. */
export function FaqSection({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <section className="wrap" id="faq">
      <div className="front-section faq-columns">
        <div>
          <h2>Questions about IFTA</h2>
          <p className="lede">
            Short answers to what carriers ask most. Rules vary by state. Your base state has the final say.
          </p>
        </div>
        <div>
          <Faq entries={entries} />
        </div>
      </div>
    </section>
  );
}
