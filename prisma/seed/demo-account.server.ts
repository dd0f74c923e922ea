import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { env } from '~/config/env.server';
import { insertCarrier } from '~/areas/carriers/data/carriers.server';
import { enqueue } from '~/platform/database/enqueue.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { findAccountByEmail, insertAccount } from '~/areas/accounts/data/users.server';

/** Known to everybody, for a program that runs on one's own machine and holds nothing but a demonstration. */
const DEMO = { email: 'demo@stateline.example', password: 'drive-the-line' };

const DEMO_CARRIER = {
  legalName: 'Blue Mesa Freight LLC',
  usdot: '3141592',
  iftaLicence: 'TX314159265',
  baseJurisdiction: 'TX',
  street: '1200 Freight Street',
  city: 'Amarillo',
  region: 'TX',
  postalCode: '79101',
  contactName: 'Dana Driver',
  contactEmail: DEMO.email,
  contactPhone: '8065550142',
  timeZone: 'America/Chicago',
} as const;

/**
 * A person with a carrier to look around with. @returns how to sign in, or undefined where somebody has changed the
 * password since.
 */
export async function seedDemoAccount(
  scope: SystemScope,
): Promise<{ email: string; password: string } | undefined> {
  const keeper = argon2Keeper();
  const known = await findAccountByEmail(scope, DEMO.email);
  if (known) return (await keeper.verify(known.passwordHash, DEMO.password)) ? DEMO : undefined;
  const passwordHash = await keeper.hash(DEMO.password);
  const account = await insertAccount(scope, {
    email: DEMO.email,
    name: 'Dana Driver',
    passwordHash,
    emailVerifiedAt: new Date(),
  });
  if (!account) return undefined; // disabled by the administration
  const carrierId = await insertCarrier(scope, DEMO_CARRIER, account.id);
  // The demonstration shows the administration too.
  await scope.db.user.update({ where: { id: account.id }, data: { roles: ['admin'] }, select: { id: true } });
  if (env().DEMO_RECORDS) await enqueue(scope, 'fillDemoCarrier', { carrierId, userId: account.id });
  return DEMO;
}
