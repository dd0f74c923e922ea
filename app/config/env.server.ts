import { accessSync, closeSync, constants, fstatSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { isLanguage } from '~/engine/text/texts';
import { largeChildren } from './large-children.server';
import { processSingleton } from './process-singleton.server';
import { projectRoot } from './project-root.server';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

const whole = (min: number, max: number) => {
  const words = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, words)
    .transform(Number)
    .refine((value) => value >= min && value <= max, words);
};

const port = whole(0, 65535);

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const text = (longest: number) => z.string().max(longest, `must not be longer than ${longest} characters`);

/** An address with one of these schemes, such as `https`. */
const address = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    hostname: /./,
    error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

const web = address('http', 'https');

/** Everything is below it, and links are made of it: it has no path of its own. What people type ends with /mileage. */
const origin = web
  .refine((url) => {
    const { pathname, search, hash, username, password } = new URL(url);
    return /^(\/mileage)?\/*$/.test(pathname) && !search && !hash && !username && !password;
  }, 'must be an address without a path, such as https://ifta.example.com')
  .transform((url) => new URL(url).origin);

const mailAddress = z.email('must be an email address');

/** Keys parted by commas: the first seals, all open. */
const keys = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .refine((keys) => keys.every((key) => key.length >= 32), 'needs at least 32 characters');

const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
  .refine(
    (url) => URL.canParse(url),
    'must be an address such as postgresql://user:password@host:5432/database',
  );

const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket');

const schema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('production'),
  /** demo: everything embedded, demo login, inbox page. production: outside services must be configured. */
  STATELINE_MODE: oneOf(['demo', 'production']).optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Address people type, used in mails and provider callbacks. */
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgres.optional(),
  /** The same database past a pooler that gives each transaction another connection: for what lives as long as a connection. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** A streaming replica, at which lists and reports are read. */
  DATABASE_REPLICA_URL: postgres.optional(),
  /** A database of its own for the queue. */
  QUEUE_URL: postgres.optional(),
  DATABASE_POOL: whole(2, 200).default(() => (largeChildren().isShortOfMemory ? 5 : 10)),
  /** After so long without an answer a connection is given up: longer than any statement takes. */
  DATABASE_PATIENCE_SECONDS: whole(1, 3600).default(60),
  /** How long a request may stand in line while the process has more work than it does; then it is sent away with 503. */
  REQUEST_LINE_MS: whole(100, 600_000).default(1500),
  WORKER_CONCURRENCY: whole(1, 64).default(() => (largeChildren().isShortOfMemory ? 2 : 4)),
  WORKER_HEALTH_PORT: port.optional(),
  /** Counters for Prometheus: a port of its own for them, or a token that opens /mileage/metrics. Off without either. */
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  /** A bucket for the files instead of DATA_DIR/files: any service that speaks S3 with the bucket in the path. */
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Backups elsewhere, every night and sealed: a folder of another disk or machine, a bucket of their own, or both. */
  BACKUP_DIR: z
    .string()
    .refine((folder) => path.isAbsolute(folder), 'must be a whole path, such as /mnt/backups')
    .optional(),
  BACKUP_S3_ENDPOINT: web.optional(),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Seals them. Several, parted by commas: the first seals, all open. */
  BACKUP_KEY: keys,
  /** For how many days, weeks and months the newest backup of each is kept; none is older than BACKUPS_KEPT_DAYS. */
  BACKUP_KEEP: z
    .string()
    .default('7,4,12')
    .refine(
      (counts) => /^[1-9]\d{0,2},\d{1,3},\d{1,3}$/.test(counts),
      'must be three numbers, days, weeks and months, such as 7,4,12',
    )
    .transform((counts) => {
      const [daily = 0, weekly = 0, monthly = 0] = counts.split(',').map(Number);
      return { daily, weekly, monthly };
    }),
  /** How many proxies are in front: decides which address counts as the visitor's. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** How long a process that is told to stop continues serving, not ready any more, before it closes its port. */
  DRAIN_SECONDS: whole(0, 300).default(0),
  /** A service of leaked passwords by range (Have I Been Pwned's protocol), such as https://api.pwnedpasswords.com/range. */
  PASSWORD_BREACH_URL: web.optional(),
  /** ClamAV's daemon: every file of a customer is scanned before it is kept, and none is taken while it is down. */
  CLAMD_URL: address('tcp').optional(),
  /** Seals the keys of authenticator apps in the database. Several, parted by commas: the first seals, all open. */
  SECRETS_KEY: keys,
  /** Nobody sees records or administration without a second step, whatever their carrier says. */
  REQUIRE_TWO_STEP: flag.default(false),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Lines for people or for programs; by default for people on a terminal. Read where the log is made. */
  LOG_FORMAT: oneOf(['text', 'json']).optional(),
  /** What pages are offered in: English always is. */
  LANGUAGES: z
    .string()
    .default('en,fr,es')
    .transform((list) => ['en', ...list.split(',').map((one) => one.trim().toLowerCase())].filter(Boolean))
    .refine((list) => list.every(isLanguage), 'must be a list of en, fr and es, such as en,fr')
    .transform((list) => [...new Set(list)].filter(isLanguage)),
  PRODUCT_NAME: text(40).default('Stateline'),
  SUPPORT_EMAIL: mailAddress.default('support@stateline.example'),
  /** Who runs this installation, for terms, privacy page and mails that are not about an account's own doings. */
  OPERATOR_NAME: text(120).default(''),
  /** Postal address in one line: mails that are not transactional must carry one (CAN-SPAM, CASL). */
  OPERATOR_ADDRESS: text(200).default(''),
  /** After "governed by the law of": "the State of Texas". */
  GOVERNING_LAW: text(120).default(''),
  /** Since when terms and privacy page are in force. */
  TERMS_EFFECTIVE_ON: z.iso.date('must be a date such as 2026-10-31').optional(),
  /** Who has the servers, and how long backups and logs are kept: the privacy page says it. */
  HOSTING_PROVIDER: text(120).default(''),
  BACKUPS_KEPT_DAYS: whole(1, 3660).default(35),
  LOGS_KEPT_DAYS: whole(1, 3660).default(30),
  /** smtp://user:password@host:587, or smtps:// where the connection begins encrypted. */
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: mailAddress.optional(),
  /** Payments. Without a key the local Stripe of "test billing" runs, and no money moves. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key (sk_... or rk_...)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key (pk_...)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  /** Another server that speaks Stripe's API, such as http://127.0.0.1:12111; api.stripe.com when not given. */
  STRIPE_API_URL: web.optional(),
  /** Adds sales tax, GST or HST to what is bought, by the buyer's address (Stripe Tax). */
  STRIPE_AUTOMATIC_TAX: flag.default(false),
  /** Sign-in by a provider. The third is any provider that speaks OpenID Connect. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  OAUTH_ISSUER: web.optional(),
  OAUTH_CLIENT_ID: z.string().optional(),
  OAUTH_CLIENT_SECRET: z.string().optional(),
  /** What is on its button: "Sign in with ...". */
  OAUTH_NAME: text(40).default('single sign-on'),
  /** Off only for load tests from one address. */
  RATE_LIMITS: flag.default(true),
  /** Calls of the API by one token a minute, or by one address without a token. */
  API_REQUESTS_PER_MINUTE: whole(1, 100_000_000).default(600),
  /** Calls of the API by all tokens and people of one carrier a minute; unset five times as many as by one token. */
  API_CARRIER_REQUESTS_PER_MINUTE: whole(1, 500_000_000).optional(),
  /** Where the extraction service answers, with the base path, when it runs as a process of its own (`extractor`, on the same database and files). */
  EXTRACTION_SERVICE_URL: web.optional(),
  /** A language model for documents the rules are unsure of. Off unless set; the text of such documents is then sent there. */
  EXTRACTION_MODEL_KIND: oneOf(['openai', 'anthropic']).optional(),
  EXTRACTION_MODEL_URL: web.optional(),
  EXTRACTION_MODEL_KEY: z.string().optional(),
  EXTRACTION_MODEL: z.string().optional(),
  /** Domain of the addresses to which rate confirmations may be forwarded, the secret of the provider's webhook, and the port of our own mail receiver. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i, 'must be a domain')
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  INBOUND_SMTP_PORT: port.optional(),
  INBOUND_SMTP_HOST: z.string().default('127.0.0.1'),
  /** Files in PEM: with both the receiver offers STARTTLS. */
  INBOUND_SMTP_CERT: z.string().optional(),
  INBOUND_SMTP_KEY: z.string().optional(),
  /** Holds a folder for each carrier that asks for one, from which files of fuel cards are taken. */
  FUEL_DROP_DIR: z
    .string()
    .refine((folder) => path.isAbsolute(folder), 'must be a whole path, such as /srv/fuel-cards')
    .optional(),
  /** A file there is finished when nothing of it has changed for so long. */
  FUEL_DROP_STILL_SECONDS: whole(0, 3600).default(30),
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
  ANALYTICS_SCRIPT_URL: web.optional(),
  /** Where official rate files are fetched from at night, with {year} and {quarter} in it; they wait for a person. */
  RATES_SOURCE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .refine(
      (url) => /(\{|%7B)year(\}|%7D)/i.test(url) && /(\{|%7B)quarter(\}|%7D)/i.test(url),
      'must have {year} and {quarter} in it',
    )
    .optional(),
  /** Where the telematics systems answer that carriers connect by keys of their own. */
  SAMSARA_URL: web.default('https://api.samsara.com'),
  MOTIVE_URL: web.default('https://api.gomotive.com'),
  GEOTAB_URL: web.default('https://my.geotab.com'),
  /** Trips and fuel for the demonstration carrier. */
  DEMO_RECORDS: flag.default(true),
  ROADS_FILE: z.string().optional(),
  ROUTING_ENGINE: oneOf(['embedded', 'valhalla', 'pcmiler']).default('embedded'),
  VALHALLA_URL: web.optional(),
  PCMILER_KEY: z.string().optional(),
  PCMILER_URL: web.optional(),
  /** Address of the how-it-works video, opened only after a click. */
  HOW_IT_WORKS_VIDEO_URL: address('https').optional(),
  MAP_TILE_URL: z
    .string()
    .refine(
      // The page's policy names the host: it is one.
      (url) =>
        /^https?:\/\/[^/{]+\//.test(url) &&
        ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) &&
        URL.canParse(url.replace(/\{\w\}/g, 'a')),
      'must be an address such as https://tiles.example/{z}/{x}/{y}.png',
    )
    .optional(),
  MAP_TILE_ATTRIBUTION: z.string().optional(),
  /** Read where the browser that prints is started. */
  CHROMIUM_PATH: z.string().optional(),
  CHROMIUM_SANDBOX: oneOf(['0', '1']).optional(),
  /** Runs a test or a rehearsal on another day: an ISO instant. */
  CLOCK_NOW: z.iso
    .datetime({ error: 'must be a moment such as 2026-10-31T17:00:00Z' })
    // Days that no calendar of the program reaches.
    .refine((moment) => /^2[01]/.test(moment), 'must be a moment of the years 2000 to 2199')
    .optional(),
});

export type Env = Omit<z.infer<typeof schema>, 'STATELINE_MODE' | 'ROADS_FILE'> & {
  mode: 'demo' | 'production';
  dataFolder: string;
  databasePatienceMs: number;
  roadsFile: string;
  publicUrl: string;
};

/** Settings whose value is not repeated on a screen or in a log. */
const isSecret = (name: string): boolean =>
  /KEY|SECRET|TOKEN|PASSWORD|URL/.test(name) && name !== 'PUBLIC_URL';

/** The environment is wrong: one line for each value. */
function refuse(problems: readonly string[]): never {
  throw new Error(problems.map((problem) => `Environment: ${problem}`).join('\n'));
}

const opens = (file: string): boolean => {
  try {
    const opened = openSync(path.resolve(projectRoot, file), 'r');
    const isFile = fstatSync(opened).isFile();
    closeSync(opened);
    return isFile;
  } catch {
    return false;
  }
};

const runs = (file: string): boolean => {
  try {
    accessSync(path.resolve(projectRoot, file), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** One that is not there may be a disk that is mounted later. */
const isNoFolder = (name: string): boolean =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() === false;

/** Names of settings that someone may have meant by a name that is not one, such as PUBLC_URL. */
export function misspelledSettings(source: Record<string, string | undefined>): string[] {
  const names = Object.keys(schema.shape);
  return Object.keys(source).flatMap((name) => {
    if (name in schema.shape || name.length < 6) return [];
    const meant = names.find((known) => known.length >= 6 && isOneStepApart(name, known));
    return meant === undefined ? [] : [`${name} is not a setting. Is ${meant} meant?`];
  });
}

/** Whether one letter is left out, added or another, or two neighbors are swapped. */
function isOneStepApart(given: string, known: string): boolean {
  if (Math.abs(given.length - known.length) > 1) return false;
  let at = 0;
  while (at < given.length && given[at] === known[at]) at++;
  const [left, right] = [given.slice(at), known.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** What a file of settings leaves in a value that no setting has: such a folder would be another one, with nothing in it. */
function strayCharacters(values: Record<string, string>): Map<string, string> {
  const words = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    if (!(name in schema.shape)) continue;
    if (/^(["'`]).*\1$/s.test(value)) words.set(name, `${name} is in quotation marks: leave them out`);
    else if (/\p{Cc}/u.test(value))
      words.set(name, `${name} has a line break or another control character in it`);
  }
  return words;
}

/** Reads and checks the environment. @throws Error with one line for each wrong value: its name and what is wrong with it. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const words = strayCharacters(given);
  const parsed = schema.safeParse(given);
  if (!parsed.success || words.size > 0) {
    for (const issue of parsed.error?.issues ?? []) {
      const name = issue.path.join('.');
      const value = given[name];
      if (words.has(name)) continue;
      words.set(
        name,
        value === undefined || isSecret(name)
          ? `${name} ${issue.message}`
          : `${name} ${issue.message} (it is "${value.slice(0, 60)}")`,
      );
    }
    refuse([...words.values()]);
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
  needs.push([
    env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined,
    'DATABASE_URL is missing (it goes with DATABASE_DIRECT_URL)',
  ]);
  needs.push([
    env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined,
    'DATABASE_URL is missing (it goes with DATABASE_REPLICA_URL)',
  ]);
  needs.push([
    env.QUEUE_URL !== undefined && env.DATABASE_URL === undefined,
    'DATABASE_URL is missing (it goes with QUEUE_URL)',
  ]);
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
  needs.push(...backupNeeds(env));
  if (env.STRIPE_SECRET_KEY) {
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      needs.push([!env[name], `${name} is missing (it goes with STRIPE_SECRET_KEY)`]);
    const isLive = /^.k_live_/.test(env.STRIPE_SECRET_KEY);
    needs.push([
      isLive !== (env.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_') ?? isLive),
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes',
    ]);
  }
  for (const name of ['INBOUND_SMTP_CERT', 'INBOUND_SMTP_KEY', 'CHROMIUM_PATH'] as const) {
    const file = env[name];
    needs.push([file !== undefined && !opens(file), `${name} names a file that cannot be opened`]);
  }
  needs.push([
    ROADS_FILE !== undefined && !opens(ROADS_FILE),
    'ROADS_FILE names a file that cannot be opened',
  ]);
  needs.push([
    env.CHROMIUM_PATH !== undefined && opens(env.CHROMIUM_PATH) && !runs(env.CHROMIUM_PATH),
    'CHROMIUM_PATH names a file that is no program',
  ]);
  for (const name of ['BACKUP_DIR', 'FUEL_DROP_DIR'] as const)
    needs.push([env[name] !== undefined && isNoFolder(env[name]), `${name} names a file, not a folder`]);
  const wrong = needs.filter(([isWrong]) => isWrong).map(([, message]) => message);
  if (wrong.length > 0) refuse(wrong);
  return {
    ...env,
    mode,
    dataFolder: path.resolve(projectRoot, env.DATA_DIR),
    databasePatienceMs: env.DATABASE_PATIENCE_SECONDS * 1000,
    roadsFile: path.resolve(projectRoot, ROADS_FILE ?? 'build/roads.bin'),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  };
}

/** What keeps backups elsewhere from being whole, sealed and elsewhere. */
function backupNeeds(env: z.infer<typeof schema>): [boolean, string][] {
  const bucket = [
    env.BACKUP_S3_ENDPOINT,
    env.BACKUP_S3_BUCKET,
    env.BACKUP_S3_ACCESS_KEY_ID,
    env.BACKUP_S3_SECRET_ACCESS_KEY,
  ];
  const hasPlace = env.BACKUP_DIR !== undefined || bucket.some(Boolean);
  const inside = path.relative(path.resolve(projectRoot, env.DATA_DIR), env.BACKUP_DIR ?? '/');
  return [
    [
      bucket.some(Boolean) && !bucket.every(Boolean),
      'BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY go together',
    ],
    [
      hasPlace && env.BACKUP_KEY.length === 0,
      'BACKUP_KEY is missing (it goes with BACKUP_DIR and BACKUP_S3_BUCKET)',
    ],
    [
      env.BACKUP_DIR !== undefined && !inside.startsWith('..'),
      'BACKUP_DIR lies in DATA_DIR: what takes the one takes the other',
    ],
    [
      env.BACKUP_S3_BUCKET !== undefined &&
        env.BACKUP_S3_BUCKET === env.S3_BUCKET &&
        env.BACKUP_S3_ENDPOINT === env.S3_ENDPOINT,
      'BACKUP_S3_BUCKET is S3_BUCKET: backups need a bucket of their own',
    ],
  ];
}

/** Refuses to serve strangers with stand-ins. @throws Error naming what is missing in production mode. */
export function assertReadyToServe(config: Env): void {
  if (config.mode !== 'production') return;
  const problems: string[] = [];
  if (config.WEBHOOK_ALLOW_HTTP || config.WEBHOOK_ALLOWED_ADDRESSES.length > 0)
    problems.push(
      'WEBHOOK_ALLOW_HTTP and WEBHOOK_ALLOWED_ADDRESSES are for tests (customers could call into this network)',
    );
  if (!config.SMTP_URL)
    problems.push(
      'SMTP_URL is missing (without a mail server nobody can confirm an address or reset a password; STATELINE_MODE=demo keeps mails on an inbox page)',
    );
  if (!/^.k_live_/.test(config.STRIPE_SECRET_KEY ?? ''))
    problems.push(
      'STRIPE_SECRET_KEY is missing or a test key (plans could be had for nothing; STATELINE_MODE=demo runs with test billing)',
    );
  if (problems.length > 0) refuse(problems);
}

/** The environment of this process, checked once. */
export const env = (): Env => processSingleton('env', () => readEnv(process.env));
