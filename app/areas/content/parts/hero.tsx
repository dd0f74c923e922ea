import type { ReactNode } from 'react';
import { useTexts } from '~/kit/texts';

/**
 * The top of the front page: the calculator's form on the left (or alone, above the fold, on a phone), a result
 * beside it. `form` holds two address lines and a button.
 */
export function FrontHero({ form, example }: { form: ReactNode; example?: ReactNode }) {
  const { t } = useTexts();
  return (
    <section className="wrap front-hero">
      <div>
        <h1>{t`IFTA miles and tax for any trip`}</h1>
        <p className="lede">{t`Miles by state, then the tax or the credit. Free, no account.`}</p>
        <div className="front-form">{form}</div>
        <p className="front-aside">
          {t`Next you enter the diesel you bought in each state and get the report.`}
        </p>
      </div>
      {example}
    </section>
  );
}
