import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { useTexts } from '~/kit/texts';

/** What someone does next who has seen how it works. */
export function FilmActions() {
  const { t } = useTexts();
  return (
    <p className="actions">
      <LinkButton href={paths.calculator()} kind="primary">
        {t`Open the calculator`}
      </LinkButton>
      <LinkButton href={paths.features()}>{t`All features`}</LinkButton>
      <LinkButton href={paths.register()} kind="quiet">
        {t`Sign up free`}
      </LinkButton>
    </p>
  );
}
