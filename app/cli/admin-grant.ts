/**
 * npm run admin:grant -- <mail> [--revoke]
 *
 * Gives the administrator's role to an account with a confirmed address, or takes it away, on DATABASE_URL. Whoever has
 * the role sees the administration pages from the next click on. Written into the administration's log.
 */
import { openDatabase } from '~/data/db.server';
import { systemScope } from '~/data/scope.server';
import { grantAdmin } from '~/services/admin/grant-admin.server';

async function main(args: readonly string[]): Promise<number> {
  const isRevoked = args.includes('--revoke');
  const [email, ...rest] = args.filter((arg) => arg !== '--revoke');
  const url = process.env['DATABASE_URL'];
  if (!email || rest.length > 0 || !url) {
    process.stderr.write(url ? 'usage: npm run admin:grant -- <mail> [--revoke]\n' : 'admin-grant: DATABASE_URL is missing\n');
    return 2;
  }
  process.env['LOG_LEVEL'] ??= 'warn';
  const database = openDatabase(url, 2);
  try {
    const result = await grantAdmin(systemScope(database.prisma), { email, isGranted: !isRevoked, now: new Date() });
    process[result.ok ? 'stdout' : 'stderr'].write(`${result.ok ? result.value : `admin-grant: ${result.failure.message}`}\n`);
    return result.ok ? 0 : 1;
  } finally {
    await database.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
