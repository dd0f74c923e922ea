import type { FaqEntry } from '~/areas/content/rules/faq';
import { Disclosure } from '~/kit/disclosure';
import { useTexts } from '~/kit/texts';
import { spokenAnswer } from './spoken-answer';

/** The questions as disclosures: closed they are one line each, and every one has its own address. */
export function Faq({ entries }: { entries: readonly Pick<FaqEntry, 'slug' | 'question' | 'answer'>[] }) {
  const texts = useTexts();
  const { t, langOf } = texts;
  return (
    <>
      {entries.map((entry) => {
        const { html, lang } = spokenAnswer(texts, entry.answer);
        return (
          <Disclosure
            key={entry.slug}
            id={`faq-${entry.slug}`}
            summary={<span lang={langOf(entry.question)}>{t(entry.question)}</span>}
          >
            {/* Written by the administration and cleaned when it is saved, never a person's. */}
            <div className="faq-body" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
          </Disclosure>
        );
      })}
    </>
  );
}

/** Says so where an answer, such as one that an editor has changed, is in English only. */
export function EnglishAnswers({ entries }: { entries: readonly Pick<FaqEntry, 'answer'>[] }) {
  const texts = useTexts();
  return entries.some(({ answer }) => spokenAnswer(texts, answer).lang) ? (
    <p className="muted">{texts.t`Some of the answers are in English.`}</p>
  ) : null;
}

/** The FAQ as a section of the front page. */
export function FaqSection({ entries }: { entries: readonly FaqEntry[] }) {
  const { t } = useTexts();
  return (
    <section className="wrap" id="faq">
      <div className="front-section faq-columns">
        <div>
          <h2>{t`Questions about IFTA`}</h2>
          <p className="lede">
            {t`Short answers to what carriers ask most. Rules vary by state. Your base state has the final say.`}
          </p>
          <EnglishAnswers entries={entries} />
        </div>
        <div>
          <Faq entries={entries} />
        </div>
      </div>
    </section>
  );
}
