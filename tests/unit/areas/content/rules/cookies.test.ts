import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COOKIES, STORES } from '~/areas/content/rules/cookies';
import { RETENTION } from '~/areas/content/rules/retention';
import { sessionLimits } from '~/areas/accounts/rules/session-rules';

const root = path.resolve(import.meta.dirname, '../../../../..');
const files = ['app', 'public']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
  )
  .filter(
    (name) =>
      /\.(tsx?|js)$/.test(name) && !/generated|public\/build|roads|content\/rules\/cookies/.test(name),
  );
const sources = files.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
const source = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** Every way in which the code gives a cookie its name. A new way has to be written here, or the counts below differ. */
const NAMINGS = [
  /browserCookie\(\s*'([\w-]+)'/g,
  /document\.cookie = `([\w-]+)=/g,
  /: '(stateline_\w+)'\)?;/g,
  /(?:_COOKIE) = '([\w-]+)'/g,
  /`(stateline_oauth)_\$\{/g,
  /^\s+`(consent|nav|lang)=\$\{/gm,
];

describe('the cookies of the privacy page', () => {
  it('are those that the code sets, no more and no fewer', () => {
    const set = new Set<string>();
    for (const { text } of sources)
      for (const naming of NAMINGS) for (const [, name] of text.matchAll(naming)) set.add(name!);
    expect([...set].sort()).toEqual(COOKIES.map(({ name }) => name).sort());
  });

  it('are set in no file that the search above does not read a name from', () => {
    const setting = sources
      .filter(({ text }) => /'Set-Cookie',\s*`|document\.cookie =|createCookie\(|browserCookie\(/.test(text))
      .map(({ name }) => name)
      .sort();
    expect(setting).toEqual(
      [
        'app/areas/accounts/session/impersonation.server.ts',
        'app/areas/accounts/session/known-device.server.ts',
        'app/areas/accounts/session/navigation-cookie.server.ts',
        'app/areas/accounts/session/oauth.server.ts',
        'app/areas/accounts/session/pending-sign-in.server.ts',
        'app/areas/accounts/session/session.server.ts',
        'app/areas/billing/pages/analytics.server.ts',
        'app/areas/content/parts/app-shell.tsx',
        'app/areas/ledger/pages/form-draft.server.ts',
        'app/areas/ledger/pages/ledger-query.server.ts',
        'app/areas/ledger/parts/records-disclosure.tsx',
        'app/entry.client.tsx',
        'app/platform/http/edge/forms-done.server.ts',
        'app/platform/http/forms/browser-cookie.server.ts',
        'app/platform/http/forms/flash.server.ts',
        'app/platform/http/languages/language.server.ts',
      ].sort(),
    );
  });

  it('live as long as they say', () => {
    const lifetime = (name: string) => COOKIES.find((cookie) => cookie.name === name)?.lifetime;
    expect(sessionLimits('browser', false).idleSeconds).toBe(8 * 3600);
    expect(sessionLimits('browser', true).idleSeconds).toBe(14 * 86_400);
    expect(lifetime('stateline_session')).toBe('8 hours without use; 2 weeks if you chose to stay signed in');
    expect(source('app/areas/billing/pages/analytics.server.ts')).toContain('Max-Age=15768000');
    expect(lifetime('consent')).toBe('6 months');
    expect(source('app/platform/http/forms/flash.server.ts')).toContain(
      "browserCookie('stateline_flash', 60)",
    );
    expect(lifetime('stateline_flash')).toBe('1 minute');
    expect(source('app/areas/accounts/session/known-device.server.ts')).toContain(
      "browserCookie('stateline_device', 34_560_000)",
    );
    expect(lifetime('stateline_device')).toBe(`${34_560_000 / 86_400} days after you last signed in`);
    expect(source('app/areas/ledger/pages/form-draft.server.ts')).toContain('KEPT_MS = 3_600_000');
    expect(lifetime('stateline_draft')).toBe('1 hour');
    expect(source('app/areas/ledger/pages/ledger-query.server.ts')).toContain(
      "browserCookie('tripsFilter', 31_536_000)",
    );
    expect(lifetime('tripsFilter')).toBe('1 year');
    expect(source('app/entry.client.tsx')).toContain('max-age=86400');
    expect(lifetime('tz')).toBe('1 day');
  });
});

describe('the stores of the browser on the privacy page', () => {
  it('are those that the code opens', () => {
    const opened = sources.flatMap(({ text }) => [
      ...[...text.matchAll(/indexedDB\.open\('([\w-]+)'/g)].map(([, name]) => name!),
      ...[...text.matchAll(/(?:localStorage|sessionStorage)\.setItem\('([\w-]+)'/g)].map(([, name]) => name!),
    ]);
    expect([...new Set(opened)].sort()).toEqual(STORES.map(({ name }) => name).sort());
  });
});

describe('how long things are kept, as the privacy page says', () => {
  const says = (what: string) => RETENTION.find(([name]) => name.startsWith(what))?.[1];
  it.each([
    [
      'Sessions that ended',
      '30 days',
      'app/areas/accounts/sweep-accounts.server.ts',
      'deleteEndedSessions(ctx.scope, before(30))',
    ],
    [
      'Sign-in links and codes',
      '7 days after',
      'app/areas/accounts/sweep-accounts.server.ts',
      'deleteOldOneTimeTokens(ctx.scope, before(7))',
    ],
    [
      'Emails we sent you',
      '90 days',
      'app/areas/accounts/sweep-accounts.server.ts',
      'deleteOldMails(ctx.scope, before(90))',
    ],
    [
      'An account whose email',
      '30 days',
      'app/areas/accounts/sweep-accounts.server.ts',
      'NEVER_CONFIRMED_DAYS = 30',
    ],
    [
      'An account you ask us',
      '30 days',
      'app/areas/accounts/rules/one-time-rules.ts',
      'DELETION_GRACE_MS = 30 * DAY',
    ],
    [
      'Records you delete',
      'in the trash for 30 days',
      'app/areas/trash/rules/trash-days.ts',
      'TRASH_DAYS = 30',
    ],
    [
      'Downloads of all',
      '7 days',
      'app/areas/accounts/rules/one-time-rules.ts',
      'EXPORT_LIFETIME_MS = 7 * DAY',
    ],
    ['Security log', 'one year', 'app/areas/security/rules/security-kinds.ts', 'SECURITY_LOG_DAYS = 365'],
    ['What browsers report', '90 days', 'app/areas/security/rules/security-kinds.ts', 'CSP_REPORT_DAYS = 90'],
    ['Report files', '30 days', 'app/areas/returns/report-files.server.ts', 'const KEPT_DAYS = 30'],
    [
      'Report files',
      'audit files four years',
      'app/areas/returns/report-files.server.ts',
      'AUDIT_KEPT_DAYS = 4 * 366',
    ],
    ['Import files', '30 days', 'app/areas/imports/sweep-imports.server.ts', 'KEPT_DAYS = 30'],
    ['Webhook deliveries', '30 days', 'app/areas/webhooks/rules/retry-rules.ts', 'LOG_KEPT_DAYS = 30'],
    [
      'Payment events',
      '90 days',
      'app/areas/billing/reconcile.server.ts',
      'EVENTS_KEPT_MS = 90 * 86_400_000',
    ],
    ['Calculator results', '30 days', 'app/areas/calculator/rules/calculation.ts', 'KEPT_DAYS = 30'],
  ])('%s: %s', (what, howLong, file, setting) => {
    expect(says(what)).toContain(howLong);
    expect(source(file)).toContain(setting);
  });
});
