import type { ReactNode } from 'react';
import { LANGUAGES } from '~/engine/text/texts';
import { paths } from '~/routes';
import { Brand } from '~/kit/brand';
import { LinkButton } from '~/kit/button';
import { Icon } from '~/kit/icon';
import { DeadlineBanner, type Deadline } from '~/areas/returns/parts/deadline-banner';
import { Toasts, type ToastMessage } from '~/kit/notice';
import { useSpoken } from '~/kit/texts';
import { LanguageChoice } from './language-choice';

export interface PublicPageProps {
  /** The configured product name. */
  product: string;
  /** The page's own path, to mark it in the navigation. */
  current?: string;
  /** Signed in: the header leads to the application instead of to sign-in. */
  signedIn?: boolean;
  deadline?: Deadline;
  messages?: readonly ToastMessage[];
  /** Leaves the width to the children (the front page's own sections use `wrap`). */
  bare?: boolean;
  children: ReactNode;
}

const NAVIGATION = [
  { text: 'Calculator', href: paths.calculator() },
  { text: 'IFTA rates', href: paths.rates() },
  { text: 'Features', href: paths.features() },
  { text: 'Prices', href: paths.prices() },
  { text: 'FAQ', href: paths.faq() },
];

const FOOT = [
  { text: 'Help', href: paths.help() },
  { text: 'Tutorials', href: paths.tutorials() },
  { text: 'States', href: paths.states() },
  { text: 'Glossary', href: paths.glossary() },
  { text: 'API', href: paths.docs() },
  { text: 'About', href: paths.about() },
  { text: 'Terms', href: paths.terms() },
  { text: 'Privacy', href: paths.privacy() },
  { text: 'Accessibility', href: paths.accessibility() },
];

/** The shell of every page that needs no sign-in: deadline, header, content, footer. */
export function PublicPage({
  product,
  current,
  signedIn = false,
  deadline,
  messages = [],
  bare = false,
  children,
}: PublicPageProps) {
  const { texts, frame: spoken } = useSpoken();
  const { t, language } = spoken;
  // On a page that has no other texts than those of this frame, the frame is what is not in English.
  const isFrameOnly = texts.language !== language;
  const frame = isFrameOnly ? { lang: LANGUAGES[language].tag } : {};
  return (
    <div className="page">
      <a className="skip-link" href="#main" {...frame}>
        {t`Skip to content`}
      </a>
      <header {...frame}>
        {deadline ? <DeadlineBanner deadline={deadline} /> : null}
        <div className="page-head">
          <div className="wrap page-head-row">
            <Brand product={product} href={paths.home()} />
            <nav className="page-nav" aria-label={t`Main`}>
              {NAVIGATION.map((item) => (
                <a
                  key={item.href}
                  className="nav-link"
                  href={item.href}
                  aria-current={item.href === current ? 'page' : undefined}
                >
                  {t(item.text)}
                </a>
              ))}
            </nav>
            <div className="page-head-actions">
              {signedIn ? (
                <LinkButton href={paths.tripsFuel()} kind="primary" small>
                  {t`Trips & Fuel`}
                </LinkButton>
              ) : (
                <>
                  <LinkButton href={paths.login()} kind="quiet" small>
                    {t`Sign in`}
                  </LinkButton>
                  <LinkButton href={paths.register()} small>
                    {t`Sign up`}
                  </LinkButton>
                </>
              )}
            </div>
          </div>
        </div>
      </header>
      <main className={bare ? 'page-main' : 'page-main wrap'} id="main" tabIndex={-1}>
        {isFrameOnly ? (
          <p className={bare ? 'wrap muted' : 'muted'} {...frame}>
            {t`This page is in English only.`}
          </p>
        ) : null}
        {children}
      </main>
      <footer className="page-foot" {...frame}>
        <div className="wrap page-foot-row">
          <span>{t`${product}: mileage and fuel tax for carriers`}</span>
          {[...NAVIGATION, ...FOOT].map((item) => (
            <a key={item.href} href={item.href}>
              {t(item.text)}
            </a>
          ))}
        </div>
        <div className="wrap">
          <LanguageChoice />
        </div>
      </footer>
      {messages.length > 0 ? <Toasts messages={messages} /> : null}
    </div>
  );
}

/** A page's title row: the title, what narrows the page (a quarter picker), the primary action. */
export function PageTitle({
  title,
  back,
  children,
}: {
  title: ReactNode;
  back?: { href: string; text: string };
  children?: ReactNode;
}) {
  return (
    <div className="page-title">
      {back ? (
        <div className="dialog-page-head">
          <LinkButton href={back.href} kind="quiet" small>
            <Icon name="back" />
            {back.text}
          </LinkButton>
          <h1>{title}</h1>
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      {children ? <div className="actions">{children}</div> : null}
    </div>
  );
}
