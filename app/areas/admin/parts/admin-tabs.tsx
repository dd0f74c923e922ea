import { paths } from '~/routes';

const TABS = [
  { text: 'Support', href: paths.adminSupport() },
  { text: 'People', href: paths.adminPeople() },
  { text: 'Carriers', href: paths.adminCarriers() },
  { text: 'Billing', href: paths.adminBilling() },
  { text: 'Rates', href: paths.adminRates() },
  { text: 'Content', href: paths.adminContent() },
  { text: 'Jobs', href: paths.adminJobs() },
  { text: 'Mail', href: paths.adminMail() },
  { text: 'Log', href: paths.adminLog() },
  { text: 'System', href: paths.adminSystem() },
];

/** The rooms of the administration. */
export function AdminTabs({ current }: { current: string }) {
  return (
    <nav className="admin-tabs" aria-label="Administration">
      {TABS.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          aria-current={current === tab.href || current.startsWith(`${tab.href}/`) ? 'page' : undefined}
        >
          {tab.text}
        </a>
      ))}
    </nav>
  );
}

/** A search of an administration list: a plain form. */
export function AdminSearch({ action, value, label }: { action: string; value: string; label: string }) {
  return (
    <form method="get" action={action} role="search" className="live-search">
      <label className="visually-hidden" htmlFor="q">
        {label}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        className="input"
        placeholder={label}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
      />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}

/** Names and values. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="support-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
