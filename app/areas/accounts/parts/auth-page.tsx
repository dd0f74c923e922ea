import type { ReactNode } from 'react';
import { LinkButton } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { Notice, type ToastMessage } from '~/kit/notice';
import { PublicPage } from '~/areas/content/parts/public-page';
import { useTexts, type Translator } from '~/kit/texts';
import { paths } from '~/routes';

/** What a refused form shows; the shape that `failedForm` of the boundary sends. */
export interface FormProblem {
  form: string;
  values: Record<string, string>;
  message: string;
  errors: Record<string, string[]>;
}

/** The summary of a refused form: one line a field, or the message where no field is to blame. Ids are `prefix + name`. */
export function FormProblems({
  problem,
  idPrefix = '',
  known,
}: {
  problem: FormProblem | undefined;
  idPrefix?: string;
  known?: readonly string[];
}) {
  if (!problem) return null;
  const fields = Object.entries(problem.errors);
  if (fields.length === 0) return <ErrorSummary errors={[{ message: problem.message }]} />;
  const errors = fields.flatMap(([name, messages]) =>
    messages.map((message) =>
      known && !known.includes(name) ? { message } : { message, fieldId: idPrefix + name },
    ),
  );
  return <ErrorSummary title={problem.message} errors={errors} />;
}

/** A form, or in its place why it would be refused whatever is typed. One that was sent all the same stays, with what was typed. */
export function OpenForm({
  refusal,
  problem,
  children,
}: {
  refusal: string | null;
  problem?: FormProblem | undefined;
  children: ReactNode;
}) {
  const { said, langOf } = useTexts();
  if (refusal === null || problem) return <>{children}</>;
  return <Notice tone="warn" title={<span lang={langOf(refusal)}>{said(refusal)}</span>} />;
}

const SIGN_IN = 'Sign in (in full)';

/** As a heading and in sentences: in other languages the button of the header has a shorter word. */
export function signInText(t: Translator['t']): string {
  const found = t(SIGN_IN);
  return found === SIGN_IN ? 'Sign in' : found;
}

/** One narrow column for signing in, registering and what belongs to it. */
export function AuthPage({
  product,
  title,
  lede,
  messages,
  notice,
  children,
  foot,
}: {
  product: string;
  title: string;
  lede?: ReactNode;
  messages?: readonly ToastMessage[];
  /** Something that stays, such as what a provider answered. */
  notice?: string | undefined;
  children: ReactNode;
  foot?: ReactNode;
}) {
  const { said, langOf } = useTexts();
  return (
    <PublicPage product={product} messages={messages}>
      <div className="auth">
        <h1>{title}</h1>
        {lede ? <p className="lede auth-lede">{lede}</p> : null}
        {notice ? <Notice tone="bad" title={<span lang={langOf(notice)}>{said(notice)}</span>} /> : null}
        {children}
        {foot ? <div className="auth-foot">{foot}</div> : null}
      </div>
    </PublicPage>
  );
}

/** The buttons of the providers. They are links: signing in by a provider starts with a GET. */
export function ProviderButtons({
  providers,
  registering = false,
  to,
}: {
  providers: readonly { id: string; name: string }[];
  registering?: boolean;
  to?: string;
}) {
  const { t } = useTexts();
  if (providers.length === 0) return null;
  const query = new URLSearchParams({
    ...(registering ? { action: 'registration' } : {}),
    ...(to ? { to } : {}),
  }).toString();
  return (
    <div className="auth-providers">
      <p className="auth-or">
        <span>{t`or`}</span>
      </p>
      {providers.map(({ id, name }) => (
        <LinkButton key={id} wide href={paths.api.oauth(id) + (query ? `?${query}` : '')}>
          {registering ? t`Sign up with ${name}` : t`Sign in with ${name}`}
        </LinkButton>
      ))}
    </div>
  );
}
