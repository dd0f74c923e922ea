import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { useTexts } from '~/kit/texts';

/** The last line of the front page: what an account adds, and the button. */
export function ClosingLine() {
  const { t } = useTexts();
  return (
    <section className="wrap">
      <div className="front-section front-close">
        <p className="lede">
          {t`Sign up to track every truck, trip and receipt, and get audit-ready reports each quarter. The free plan covers 10 trips in 30 days.`}
        </p>
        <LinkButton href={paths.register()} kind="primary">
          {t`Sign up free`}
        </LinkButton>
      </div>
    </section>
  );
}
