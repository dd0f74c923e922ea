import { createTransport } from 'nodemailer';
import type { Env } from '~/config/env.server';
import { fault, notice, ok, reasonOf, type Finding } from './finding';

const PATIENCE_MS = 10_000;

export async function lookAtMail(config: Env): Promise<Finding> {
  if (!config.SMTP_URL)
    return config.mode === 'production'
      ? fault('mail', 'SMTP_URL is missing: no mail goes out.', 'Set SMTP_URL=smtp://user:password@host:587.')
      : notice(
          'mail',
          'No mail goes out (demo mode): messages are on /mileage/inbox.',
          'Set SMTP_URL to send them.',
        );
  const { host } = new URL(config.SMTP_URL);
  const transport = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return ok('mail', `${host} takes our sign-in`);
  } catch (error) {
    const { code } = error as { code?: string };
    return fault(
      'mail',
      `${host}: ${reasonOf(error)}`,
      code === 'EAUTH'
        ? 'Check the user and the password in SMTP_URL.'
        : 'Check host and port in SMTP_URL, and that this machine may connect there.',
    );
  } finally {
    transport.close();
  }
}

/** @returns what was found, and the time by the payment provider's clock. */
export async function lookAtPayments(config: Env): Promise<{ finding: Finding; time: Date | undefined }> {
  const key = config.STRIPE_SECRET_KEY;
  if (key === undefined)
    return {
      finding:
        config.mode === 'production'
          ? fault('payments', 'STRIPE_SECRET_KEY is missing.', 'Set the three STRIPE_ settings.')
          : ok('payments', 'test billing: no money moves'),
      time: undefined,
    };
  const base = config.STRIPE_API_URL ?? 'https://api.stripe.com';
  const ask = (path: string) =>
    fetch(new URL(path, base), {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  try {
    const answer = await ask('/v1/balance');
    const time = new Date(answer.headers.get('date') ?? NaN);
    const isTime = !Number.isNaN(time.getTime());
    return { finding: await judgePayments(config, answer, ask), time: isTime ? time : undefined };
  } catch (error) {
    return {
      finding: fault(
        'payments',
        `${new URL(base).host} cannot be reached (${reasonOf(error)}).`,
        'Check that this machine may connect there. What is paid meanwhile is taken up later.',
      ),
      time: undefined,
    };
  }
}

async function judgePayments(
  config: Env,
  answer: Response,
  ask: (path: string) => Promise<Response>,
): Promise<Finding> {
  if (answer.status === 401)
    return fault(
      'payments',
      'Stripe refuses STRIPE_SECRET_KEY.',
      'Take the key from the Stripe dashboard (Developers, API keys).',
    );
  if (!answer.ok)
    return fault(
      'payments',
      `Stripe answers ${answer.status}.`,
      'Look at status.stripe.com, and at the rights of a restricted key.',
    );
  const wanted = `${config.publicUrl}/mileage/api/stripe/webhook`;
  const hooks = await ask('/v1/webhook_endpoints?limit=100');
  if (hooks.ok) {
    const { data = [] } = (await hooks.json()) as { data?: { url?: string; status?: string }[] };
    if (!data.some(({ url, status }) => url === wanted && status !== 'disabled'))
      return notice(
        'payments',
        `Stripe sends no events to ${wanted}.`,
        'Add that address as a webhook endpoint in the Stripe dashboard.',
      );
  }
  const tax = config.STRIPE_AUTOMATIC_TAX ? await judgeTax(ask) : null;
  if (tax) return tax;
  const isLive = /^.k_live_/.test(config.STRIPE_SECRET_KEY ?? '');
  const withTax = config.STRIPE_AUTOMATIC_TAX ? ', with Stripe Tax' : '';
  return ok('payments', (isLive ? 'Stripe, live' : 'Stripe, test mode') + withTax);
}

/** What keeps Stripe Tax from adding any; null where nothing does, or the key may not read it. */
async function judgeTax(ask: (path: string) => Promise<Response>): Promise<Finding | null> {
  const settings = await ask('/v1/tax/settings');
  if (settings.ok) {
    const { status, defaults } = (await settings.json()) as {
      status?: string;
      defaults?: { tax_behavior?: string | null };
    };
    if (status !== 'active')
      return fault(
        'payments',
        'STRIPE_AUTOMATIC_TAX is on, but Stripe Tax is not set up: no plan can be bought.',
        'Enter the head office and a default tax code in the Stripe dashboard (Tax, Settings).',
      );
    if (!defaults?.tax_behavior)
      return notice(
        'payments',
        'Stripe Tax has no default tax behavior: a plan at an older price cannot be resumed with tax.',
        'Choose "exclusive" in the Stripe dashboard (Tax, Settings).',
      );
  }
  const places = await ask('/v1/tax/registrations?status=active&limit=1');
  if (!places.ok) return null;
  const { data = [] } = (await places.json()) as { data?: unknown[] };
  return data.length > 0
    ? null
    : notice(
        'payments',
        'STRIPE_AUTOMATIC_TAX is on, but no place is registered: no tax is added anywhere.',
        'Add your registrations in the Stripe dashboard (Tax, Locations).',
      );
}
