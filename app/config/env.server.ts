import path from 'node:path';
import * as z from 'zod';
import { processSingleton } from './process-singleton.server';
import { projectRoot } from './project-root.server';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const port = z.coerce.number().int().min(0).max(65535);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** demo: everything embedded, demo login, inbox page. production: outside services must be configured. */
  STATELINE_MODE: z.enum(['demo', 'production']).optional(),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address people type, used in mails and provider callbacks. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** After so long without an answer a connection is given up: longer than any statement takes. */
  DATABASE_PATIENCE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  WORKER_HEALTH_PORT: port.optional(),
  /** Counters for Prometheus: a port of its own for them, or a token that opens /mileage/metrics. Off without either. */
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  /** A bucket for the files instead of DATA_DIR/files: any service that speaks S3 with the bucket in the path. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** How many proxies stand in front: decides which address counts as the visitor's. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** A service of leaked passwords by range (Have I Been Pwned's protocol), such as https://api.pwnedpasswords.com/range. */
  PASSWORD_BREACH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** ClamAV's daemon: every file of a customer is scanned before it is kept, and none is taken while it is down. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** Seals the keys of authenticator apps in the database. Several, parted by commas: the first seals, all open. */
  SECRETS_KEY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .refine((keys) => keys.every((key) => key.length >= 32), 'needs at least 32 characters'),
  /** Nobody sees records or administration without a second step, whatever their carrier says. */
  REQUIRE_TWO_STEP: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PRODUCT_NAME: z.string().min(1).max(40).default('Stateline'),
  SUPPORT_EMAIL: z.email().default('support@stateline.example'),
  /** smtp://user:password@host:587, or smtps:// where the connection begins encrypted. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  /** Payments. Without a key the local Stripe of "test billing" runs, and no money moves. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key (sk_... or rk_...)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key (pk_...)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /** Another server that speaks Stripe's API, such as http://127.0.0.1:12111; api.stripe.com when not given. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sign-in by a provider. The third is any provider that speaks OpenID Connect. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  OAUTH_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OAUTH_CLIENT_ID: z.string().min(1).optional(),
  OAUTH_CLIENT_SECRET: z.string().min(1).optional(),
  /** What stands on its button: "Sign in with ...". */
  OAUTH_NAME: z.string().min(1).max(40).default('single sign-on'),
  /** Off only for load tests from one address. */
  RATE_LIMITS: flag.default(true),
  /** Calls of the API by one token a minute, or by one address without a token. */
  API_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000_000).default(600),
  /** Where the extraction service answers, with the base path, when it runs as a process of its own (`extractor`, on the same database and files). */
  EXTRACTION_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A language model for documents the rules are unsure of. Off unless set; the text of such documents is then sent there. */
  EXTRACTION_MODEL_KIND: z.enum(['openai', 'anthropic']).optional(),
  EXTRACTION_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXTRACTION_MODEL_KEY: z.string().min(1).optional(),
  EXTRACTION_MODEL: z.string().min(1).optional(),
  /** Domain of the addresses to which rate confirmations may be forwarded, the secret of the provider's webhook, and the port of our own mail receiver. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, 'must be a domain')
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  INBOUND_SMTP_PORT: port.optional(),
  INBOUND_SMTP_HOST: z.string().min(1).default('127.0.0.1'),
  /** Files in PEM: with both the receiver offers STARTTLS. */
  INBOUND_SMTP_CERT: z.string().min(1).optional(),
  INBOUND_SMTP_KEY: z.string().min(1).optional(),
  /** Tests and rehearsals only: webhooks may go to http:// addresses, and to these addresses though they are not public. */
  WEBHOOK_ALLOW_HTTP: flag.default(false),
  WEBHOOK_ALLOWED_ADDRESSES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  /** A script that reads `window.dataLayer`, loaded only for people who agreed to usage statistics. Nobody is asked without it. */
  ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where official rate files are fetched from at night, with {year} and {quarter} in it; they wait for a person. */
  RATES_SOURCE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => /\{year\}/.test(decodeURI(url)) && /\{quarter\}/.test(decodeURI(url)),
      'must have {year} and {quarter} in it',
    )
    .optional(),
  /** Trips and fuel for the demonstration carrier. */
  DEMO_RECORDS: flag.default(true),
  ROADS_FILE: z.string().min(1).optional(),
  ROUTING_ENGINE: z.enum(['embedded', 'valhalla', 'pcmiler']).default('embedded'),
  VALHALLA_URL: z.url().optional(),
  PCMILER_KEY: z.string().min(1).optional(),
  PCMILER_URL: z.url().optional(),
  /** Address of the how-it-works video, opened only after a click. */
  HOW_IT_WORKS_VIDEO_URL: z.url({ protocol: /^https$/ }).optional(),
  MAP_TILE_URL: z.string().optional(),
  MAP_TILE_ATTRIBUTION: z.string().optional(),
  /** Lets a test or a rehearsal stand on another day: an ISO instant. */
  CLOCK_NOW: z.iso.datetime().optional(),
});

export type Env = Omit<z.infer<typeof schema>, 'STATELINE_MODE' | 'ROADS_FILE'> & {
  mode: 'demo' | 'production';
  dataFolder: string;
  databasePatienceMs: number;
  roadsFile: string;
  publicUrl: string;
};

/** Reads and checks the environment. @throws Error with one line that names the value and what is wrong with it. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Environment: ${issue?.path.join('.') ?? '?'} ${issue?.message ?? 'is wrong'}`);
  }
  const { STATELINE_MODE, ROADS_FILE, ...env } = parsed.data;
  const needs: [boolean, string][] = [
    [
      env.ROUTING_ENGINE === 'valhalla' && !env.VALHALLA_URL,
      'VALHALLA_URL is missing (ROUTING_ENGINE=valhalla)',
    ],
    [env.ROUTING_ENGINE === 'pcmiler' && !env.PCMILER_KEY, 'PCMILER_KEY is missing (ROUTING_ENGINE=pcmiler)'],
    [
      Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together',
    ],
    [
      Boolean(env.MICROSOFT_CLIENT_ID) !== Boolean(env.MICROSOFT_CLIENT_SECRET),
      'MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET go together',
    ],
    [
      Boolean(env.OAUTH_ISSUER) !== Boolean(env.OAUTH_CLIENT_ID) ||
        Boolean(env.OAUTH_ISSUER) !== Boolean(env.OAUTH_CLIENT_SECRET),
      'OAUTH_ISSUER, OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET go together',
    ],
  ];
  const model = [
    env.EXTRACTION_MODEL_KIND,
    env.EXTRACTION_MODEL_URL,
    env.EXTRACTION_MODEL_KEY,
    env.EXTRACTION_MODEL,
  ];
  needs.push([
    model.some(Boolean) && !model.every(Boolean),
    'EXTRACTION_MODEL_KIND, EXTRACTION_MODEL_URL, EXTRACTION_MODEL_KEY and EXTRACTION_MODEL go together',
  ]);
  const takesMail = env.INBOUND_MAIL_SECRET !== undefined || env.INBOUND_SMTP_PORT !== undefined;
  needs.push([
    (env.INBOUND_MAIL_DOMAIN !== undefined) !== takesMail,
    'INBOUND_MAIL_DOMAIN goes together with INBOUND_MAIL_SECRET, INBOUND_SMTP_PORT or both',
  ]);
  needs.push([
    Boolean(env.INBOUND_SMTP_CERT) !== Boolean(env.INBOUND_SMTP_KEY),
    'INBOUND_SMTP_CERT and INBOUND_SMTP_KEY go together',
  ]);
  const mode = STATELINE_MODE ?? (env.DATABASE_URL ? 'production' : 'demo');
  needs.push([
    env.REQUIRE_TWO_STEP && mode === 'production' && env.SECRETS_KEY.length === 0,
    'SECRETS_KEY is missing (it goes with REQUIRE_TWO_STEP)',
  ]);
  const bucket = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  needs.push([
    bucket.some(Boolean) && !bucket.every(Boolean),
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together',
  ]);
  if (env.STRIPE_SECRET_KEY) {
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      needs.push([!env[name], `${name} is missing (it goes with STRIPE_SECRET_KEY)`]);
    const isLive = /^.k_live_/.test(env.STRIPE_SECRET_KEY);
    needs.push([
      isLive !== (env.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_') ?? isLive),
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes',
    ]);
  }
  for (const [missing, message] of needs) if (missing) throw new Error(`Environment: ${message}`);
  return {
    ...env,
    mode,
    dataFolder: path.resolve(projectRoot, env.DATA_DIR),
    databasePatienceMs: env.DATABASE_PATIENCE_SECONDS * 1000,
    roadsFile: path.resolve(projectRoot, ROADS_FILE ?? 'build/roads.bin'),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  };
}

/** Refuses to serve strangers with stand-ins. @throws Error naming what is missing in production mode. */
export function assertReadyToServe(config: Env): void {
  if (
    config.mode === 'production' &&
    (config.WEBHOOK_ALLOW_HTTP || config.WEBHOOK_ALLOWED_ADDRESSES.length > 0)
  ) {
    throw new Error(
      'Environment: WEBHOOK_ALLOW_HTTP and WEBHOOK_ALLOWED_ADDRESSES are for tests (customers could call into this network)',
    );
  }
  if (config.mode === 'production' && !config.SMTP_URL) {
    throw new Error(
      'Environment: SMTP_URL is missing (without a mail server nobody can confirm an address or reset a password; STATELINE_MODE=demo keeps mails on an inbox page)',
    );
  }
  if (config.mode === 'production' && !/^.k_live_/.test(config.STRIPE_SECRET_KEY ?? '')) {
    throw new Error(
      'Environment: STRIPE_SECRET_KEY is missing or a test key (plans could be had for nothing; STATELINE_MODE=demo runs with test billing)',
    );
  }
}

/** The environment of this process, checked once. */
export const env = (): Env => processSingleton('env', () => readEnv(process.env));
