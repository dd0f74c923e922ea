import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';

/** What someone does next who has seen how it works. */
export function FilmActions() {
  return (
    <p className="actions">
      <LinkButton href={paths.calculator()} kind="primary">
        Open the calculator
      </LinkButton>
      <LinkButton href={paths.features()}>All features</LinkButton>
      <LinkButton href={paths.register()} kind="quiet">
        Sign up free
      </LinkButton>
    </p>
  );
}
