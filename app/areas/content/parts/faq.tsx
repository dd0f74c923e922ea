import type { FaqEntry } from '~/areas/content/rules/faq';
import { Disclosure } from '~/kit/disclosure';
import { useTexts } from '~/kit/texts';

/** The questions as disclosures: closed they are one line each, and every one has its own address. */
export function Faq({ entries }: { entries: readonly Pick<FaqEntry, 'slug' | 'question' | 'answer'>[] }) {
  const { t, language, langOf } = useTexts();
  return (
    <>
      {entries.map((entry) => (
        <Disclosure
          key={entry.slug}
          id={`faq-${entry.slug}`}
          summary={<span lang={langOf(entry.question)}>{t(entry.question)}</span>}
        >
          {/* Written by the administration and cleaned when it is saved, never a person's. */}
          <div
            className="faq-body"
            lang={language === 'en' ? undefined : 'en'}
            dangerouslySetInnerHTML={{ __html: entry.answer }}
          />
        </Disclosure>
      ))}
    </>
  );
}

/** The FAQ as a section of the front page. */
export function FaqSection({ entries }: { entries: readonly FaqEntry[] }) {
  const { t, language } = useTexts();
  return (
    <section className="wrap" id="faq">
      <div className="front-section faq-columns">
        <div>
          <h2>{t`Questions about IFTA`}</h2>
          <p className="lede">
            {t`Short answers to what carriers ask most. Rules vary by state. Your base state has the final say.`}
          </p>
          {language === 'en' ? null : <p className="muted">{t`The answers are in English.`}</p>}
        </div>
        <div>
          <Faq entries={entries} />
        </div>
      </div>
    </section>
  );
}
