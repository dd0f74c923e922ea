import { paths } from '~/routes';
import { Icon } from '~/kit/icon';
import { Menu } from '~/kit/menu';
import { useSpoken } from '~/kit/texts';

/** The carrier worked on; for someone who works for several, a menu of them. */
export function CarrierSwitcher({
  carriers,
  carrierId,
  here,
}: {
  carriers: readonly { id: string; legalName: string }[];
  carrierId: string | null;
  here: string;
}) {
  const { t } = useSpoken().frame;
  const chosen = carriers.find(({ id }) => id === carrierId);
  if (carriers.length < 2) return chosen ? <span className="shell-carrier">{chosen.legalName}</span> : null;
  return (
    <Menu
      label={t`Carrier`}
      button={
        <>
          <span className="shell-carrier">{chosen?.legalName}</span>
          <Icon name="chevron" />
        </>
      }
    >
      <p className="menu-heading">{t`Work on`}</p>
      <form method="post" action={paths.accountCarriers()}>
        <input type="hidden" name="intent" value="switch" />
        <input type="hidden" name="to" value={here} />
        {carriers.map(({ id, legalName }) => (
          <button
            key={id}
            type="submit"
            name="carrierId"
            value={id}
            className="menu-item"
            aria-current={id === carrierId ? 'true' : undefined}
          >
            {id === carrierId ? <Icon name="check" /> : <span className="icon" />}
            {legalName}
          </button>
        ))}
      </form>
      <a className="menu-item" href={paths.accountCarriers()}>
        <Icon name="plus" />
        {t`All carriers`}
      </a>
    </Menu>
  );
}
