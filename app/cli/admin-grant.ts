/**
 * npm run admin:grant -- <mail> [--revoke]
 *
 * Gives the administrator's role to an account with a confirmed address, or takes it away. Whoever has the role sees the
 * administration pages from the next click on. Written into the administration's log. Configured by the same environment
 * as the program.
 */
import { env } from '~/config/env.server';
import { openDatabase } from '~/platform/database/db.server';
import { systemScope } from '~/platform/database/scope.server';
import { grantAdmin } from '~/areas/admin/grant-admin.server';
import { withDatabase } from './with-database';

async function main(args: readonly string[]): Promise<void> {
  const isGranted = !args.includes('--revoke');
  const [email, ...rest] = args.filter((arg) => arg !== '--revoke');
  if (!email || rest.length > 0) throw new Error('usage: npm run admin:grant -- <mail> [--revoke]');
  process.env['LOG_LEVEL'] ??= 'warn';
  await withDatabase(env(), 'npm run admin:grant', async (url) => {
    const database = openDatabase(url, 2);
    try {
      const result = await grantAdmin(systemScope(database.prisma), { email, isGranted, now: new Date() });
      if (!result.ok) throw new Error(result.failure.message);
      console.log(result.value);
    } finally {
      await database.close();
    }
  });
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`admin-grant: ${error.message}`);
  process.exitCode = 1;
});
