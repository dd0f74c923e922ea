import type { ReactNode } from 'react';
import { useLocation } from '@remix-run/react';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';

const TABS = [
  { text: 'You', href: paths.account() },
  { text: 'Carrier', href: paths.accountCarrier() },
  { text: 'People', href: paths.accountPeople() },
  { text: 'Sign-in', href: paths.accountSecurity() },
  { text: 'API tokens', href: paths.accountTokens() },
  { text: 'Webhooks', href: paths.accountWebhooks() },
  { text: 'Layouts', href: paths.accountLayouts() },
  { text: 'Audit trail', href: paths.accountTrail() },
  { text: 'Trash', href: paths.accountTrash() },
  { text: 'Your data', href: paths.accountData() },
  { text: 'Billing', href: paths.billing() },
];

/** The pages around an account, above each of them. */
export function AccountNav() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const currentOf = (href: string) =>
    pathname === href
      ? 'page'
      : href !== paths.account() && pathname.startsWith(`${href}/`)
        ? 'true'
        : undefined;
  return (
    <nav className="tabs" aria-label={t`Account`}>
      <ul>
        {TABS.map(({ text, href }) => (
          <li key={href}>
            <a className="tab" href={href} aria-current={currentOf(href)}>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One of the account pages: title, tabs, sections. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className="page-title">
        <h1>{title}</h1>
      </div>
      <AccountNav />
      {children}
    </>
  );
}

/** A heading, what it is about, and a form or a list. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="section" id={id} aria-labelledby={id ? `${id}-title` : undefined}>
      <h2 id={id ? `${id}-title` : undefined}>{title}</h2>
      {text ? <p className="muted">{text}</p> : null}
      {children}
    </section>
  );
}
