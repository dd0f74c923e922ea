import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '~/routes';
import { Brand } from '~/kit/brand';
import { saidByScripts } from './static-front.server';
import { Icon, type IconName } from '~/kit/icon';
import { Menu } from '~/kit/menu';
import { Toasts, type ToastMessage } from '~/kit/notice';
import { Outbox } from '~/kit/outbox';
import { LANGUAGES } from '~/engine/text/texts';
import { useSpoken, type Translator } from '~/kit/texts';

export interface AppShellProps {
  product: string;
  user: { name: string; email: string };
  /** The path of the page, to mark its entry. */
  current: string;
  /** The carrier's name (`<span className="shell-carrier">`), or the switcher of someone who works for several. */
  carrier?: ReactNode;
  /** Whose papers these are, above every printed page. */
  letterhead?: string | undefined;
  /** From the person's cookie `nav`. Where scripts run the toggle writes it; else a form does, and comes back to `here`. */
  navMinimized?: boolean;
  here?: string;
  /** False on pages that send no script. */
  scripts?: boolean;
  admin?: boolean;
  messages?: readonly ToastMessage[];
  /** For whom entries are kept that are written without signal. */
  outboxOwner?: string | undefined;
  /** The carrier's time zone: its day is today in every field of the page. */
  zone?: string | undefined;
  children: ReactNode;
}

/**
 * `also`: where pages of the entry lie that are not below its own address. `several`: the key of the text in other languages,
 * where the English word stands for one on forms and for all of them here.
 */
const NAVIGATION: readonly {
  text: string;
  several?: string;
  href: string;
  icon: IconName;
  also?: string;
}[] = [
  { text: 'Trips & Fuel', href: paths.tripsFuel(), icon: 'trips', also: paths.imports() },
  { text: 'Reports', href: paths.reports(), icon: 'reports' },
  { text: 'IFTA Rates', href: paths.iftaRates(), icon: 'rates' },
  {
    text: 'Equipment',
    several: 'Equipment (several)',
    href: paths.equipment(),
    icon: 'equipment',
    also: paths.bulkTanks(),
  },
  { text: 'Account/Billing', href: paths.billing(), icon: 'billing', also: paths.account() },
];

function navigationText({ text, several }: (typeof NAVIGATION)[number], t: Translator['t']): string {
  if (several === undefined) return t(text);
  const found = t(several);
  return found === several ? text : found;
}

/** The dropdowns and messages of pages that send no other script; on every page, what loads when it is used. */
const CONTROLS = '/mileage/js/controls.js?v=1';

/** public/img/no-avatar.svg within the page: as a file of its own it weighs four times as much on the line. */
const NO_AVATAR =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 64 64%22%3E' +
  '%3Cpath fill=%22%23e8ebe7%22 d=%22M0 0h64v64H0z%22/%3E%3Cpath fill=%22%235f6963%22 ' +
  'd=%22M21 25a11 11 0 0 0 22 0 11 11 0 0 0-22 0M11 59c2-15 12-19 21-19s19 4 21 19z%22/%3E%3C/svg%3E';

/** The navigation entry that a path belongs to: itself or a page below it, or below where `also` its pages lie. */
export function isCurrent(href: string, current: string, also?: string): boolean {
  return [href, also].some((of) => of !== undefined && (current === of || current.startsWith(`${of}/`)));
}

function rememberMinimized(minimized: boolean) {
  document.cookie = `nav=${minimized ? 'min' : 'full'}; path=${paths.home()}; max-age=31536000; samesite=lax`;
}

function MinimizeForm({ minimized, here, t }: { minimized: boolean; here: string; t: Translator['t'] }) {
  return (
    <form method="post" action={paths.navigation()} className="shell-min-form">
      <input type="hidden" name="to" value={here} />
      <button type="submit" name="nav" value={minimized ? 'full' : 'min'} className="shell-toggle">
        <Icon name="menu" />
        <span className="visually-hidden">
          {minimized ? t`Widen the navigation` : t`Minimize the navigation`}
        </span>
      </button>
    </form>
  );
}

/** The shell of every signed-in page. All of it works without scripts. */
export function AppShell({
  product,
  user,
  current,
  carrier,
  letterhead,
  navMinimized = false,
  here = current,
  scripts = true,
  admin = false,
  messages = [],
  outboxOwner,
  zone,
  children,
}: AppShellProps) {
  const { texts, frame } = useSpoken();
  const { t, language } = frame;
  // On a page that is in English only, the shell is what is not in English.
  const lang = texts.language === language ? undefined : LANGUAGES[language].tag;
  const openCheck = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On narrow screens the navigation lies over the page: Escape closes it and gives the focus back to its toggle.
    const onKey = (event: KeyboardEvent) => {
      const check = openCheck.current;
      if (event.key !== 'Escape' || !check?.checked) return;
      check.checked = false;
      check.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      className={navMinimized && !scripts ? 'shell shell-minimized' : 'shell'}
      data-zone={zone}
      data-person={outboxOwner ?? user.email}
    >
      <header className="shell-top" lang={lang}>
        {letterhead ? <p className="print-only">{letterhead}</p> : null}
        <a className="skip-link" href="#main">
          {t`Skip to content`}
        </a>
        {/* Before the navigation, which follows them in the style sheet: no :has() is needed. */}
        <input
          type="checkbox"
          className="visually-hidden shell-check shell-open-check"
          id="nav-open"
          ref={openCheck}
        />
        {scripts ? (
          <input
            type="checkbox"
            className="visually-hidden shell-check shell-min-check"
            id="nav-min"
            defaultChecked={navMinimized}
            onChange={(event) => rememberMinimized(event.currentTarget.checked)}
          />
        ) : null}
        <div className="shell-head">
          <label className="shell-toggle shell-open" htmlFor="nav-open">
            <Icon name="menu" />
            <span className="visually-hidden">{t`Show the navigation`}</span>
          </label>
          {scripts ? (
            <>
              <label className="shell-toggle shell-min" htmlFor="nav-min">
                <Icon name="menu" />
                <span className="visually-hidden">{t`Minimize the navigation`}</span>
              </label>
              <noscript>
                <MinimizeForm minimized={navMinimized} here={here} t={t} />
              </noscript>
            </>
          ) : (
            <MinimizeForm minimized={navMinimized} here={here} t={t} />
          )}
          <Brand product={product} href={paths.home()} />
          <div className="shell-head-end">
            {carrier}
            <Menu
              label={t`Account`}
              button={
                <>
                  <img className="avatar" src={NO_AVATAR} alt="" width={32} height={32} />
                  <span className="menu-name">{user.name}</span>
                  <Icon name="chevron" />
                </>
              }
            >
              <p className="menu-heading">{user.email}</p>
              <a className="menu-item" href={paths.account()}>
                <Icon name="account" />
                {t`Account`}
              </a>
              <a className="menu-item" href={paths.billing()}>
                <Icon name="billing" />
                {t`Billing`}
              </a>
              <a className="menu-item" href={paths.emails()}>
                <Icon name="mail" />
                {t`Emails`}
              </a>
              <a className="menu-item" href={paths.help()}>
                <Icon name="search" />
                {t`Help`}
              </a>
              <a className="menu-item" href={paths.support()}>
                <Icon name="help" />
                {t`Support`}
              </a>
              {admin ? (
                <a className="menu-item" href={paths.admin()}>
                  <Icon name="edit" />
                  {t`Administration`}
                </a>
              ) : null}
              <form method="post" action={paths.logout()}>
                <button type="submit" className="menu-item">
                  <Icon name="logout" />
                  {t`Logout`}
                </button>
              </form>
            </Menu>
          </div>
        </div>
        <nav className="shell-nav" aria-label={t`Main`}>
          <ul className="shell-links">
            {NAVIGATION.map((item) => (
              <li key={item.href}>
                <a
                  className="shell-link"
                  href={item.href}
                  title={navigationText(item, t)}
                  aria-current={isCurrent(item.href, current, item.also) ? 'page' : undefined}
                >
                  <Icon name={item.icon} />
                  <span className="shell-link-text">{navigationText(item, t)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {messages.length > 0 || scripts ? <Toasts messages={messages} /> : null}
      <main className="shell-main" id="main" tabIndex={-1}>
        {scripts && outboxOwner !== undefined ? <Outbox owner={outboxOwner} lang={lang} /> : null}
        {lang ? (
          <p className="muted no-print" lang={lang}>
            {t`This page is in English only.`}
          </p>
        ) : null}
        {children}
      </main>
      <script
        src={CONTROLS}
        defer
        data-framework={scripts ? true : undefined}
        data-said={typeof document === 'undefined' ? saidByScripts(language) : undefined}
        suppressHydrationWarning
      />
    </div>
  );
}

/** One quiet strip of large figures with their labels. */
export function Figures({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="figures">
      {items.map((item) => (
        <div key={item.label}>
          <dt className="figure-label">{item.label}</dt>
          <dd className="figure-value">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
