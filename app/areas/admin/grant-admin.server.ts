import { insertAdminAction } from '~/areas/admin/data/admin-log.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { findAccountByEmail, setRole } from '~/areas/accounts/data/users.server';
import { ADMIN_ROLE } from '~/engine/roles';
import { invalid, notFound, ok, type Result } from '~/engine/result';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Gives the administrator's role to an account, or takes it away, by whoever holds the database's password: the first
 * administrator of an installation can be made in no other way. @returns what was done, in a sentence
 */
export async function grantAdmin(
  scope: SystemScope,
  input: { email: string; isGranted: boolean; now: Date },
): Promise<Result<string>> {
  const email = input.email.trim().toLowerCase();
  const { isGranted, now } = input;
  return inTransaction(scope, async (inside): Promise<Result<string>> => {
    const account = await findAccountByEmail(inside, email);
    if (!account) return notFound(`No account has the address ${email}.`);
    if (isGranted && account.emailVerifiedAt === null)
      return invalid(
        `${email} has not confirmed the address yet: whoever registered it may be someone else.`,
      );
    if (!(await setRole(inside, account.id, ADMIN_ROLE, isGranted)))
      return ok(`${email} ${isGranted ? 'is an administrator already' : 'is no administrator'}.`);
    await insertAdminAction(inside, {
      at: now,
      adminId: NOBODY,
      adminEmail: 'command line',
      requestId: 'admin:grant',
      action: isGranted ? 'person.grant-admin' : 'person.revoke-admin',
      subjectType: 'person',
      subjectId: account.id,
      summary: `${isGranted ? 'Made' : 'No longer'} an administrator: ${email}`,
    });
    return ok(`${email} is ${isGranted ? 'an administrator now' : 'no administrator any more'}.`);
  });
}
