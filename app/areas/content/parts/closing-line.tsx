import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';

/** The last line of the front page: what an account adds, and the button. */
export function ClosingLine() {
  return (
    <section className="wrap">
      <div className="front-section front-close">
        <p className="lede">
          With an account the whole quarter adds up: every truck, every trip, every receipt, and the papers an
          auditor asks for. The free plan covers 10 trips in 30 days.
        </p>
        <LinkButton href={paths.register()} kind="primary">
          Sign up free
        </LinkButton>
      </div>
    </section>
  );
}
