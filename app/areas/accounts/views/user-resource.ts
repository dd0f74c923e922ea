import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';

interface UserOfResource {
  id: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  roles: string[];
  onboardingRequestedAt: Date | null;
}

interface CarrierOfResource {
  id: string;
  legalName: string;
  planPackageId: string;
  freeLimitDoubled: boolean;
  freeLimitRequestedAt: Date | null;
}

const FREE_PACKAGE = 'ic_free';

/** Which prompts a person may be shown: nobody is asked twice. */
export function offersOf(
  user: Pick<UserOfResource, 'onboardingRequestedAt'>,
  carrier: CarrierOfResource | null,
): { type: string }[] {
  const offers: { type: string }[] = [];
  if (
    carrier &&
    carrier.planPackageId === FREE_PACKAGE &&
    !carrier.freeLimitDoubled &&
    carrier.freeLimitRequestedAt === null
  ) {
    offers.push({ type: 'UPGRADE_FREE_LIMITS_REQUEST' });
  }
  if (user.onboardingRequestedAt === null) offers.push({ type: 'ONBOARDING_REQUEST' });
  return offers;
}

/** The user as the API names it. `today` is the carrier's day, year-month-day. */
export function userResource(
  user: UserOfResource,
  carrier: CarrierOfResource | null,
  role: string | null,
  carriers: { id: string; legalName: string; role: string }[],
  today: string,
) {
  const offers = offersOf(user, carrier);
  const has = (type: string) => offers.some((offer) => offer.type === type);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_confirmed: user.emailVerifiedAt !== null,
    offers,
    list_roles: user.roles,
    current_quarter: quarterKey(quarterOfDate(today)),
    hasUpgradeFreeLimitsOffer: has('UPGRADE_FREE_LIMITS_REQUEST'),
    hasOnboardingRequest: has('ONBOARDING_REQUEST'),
    carrier: carrier ? { id: carrier.id, name: carrier.legalName, role } : null,
    carriers: carriers.map(({ id, legalName, role: theirRole }) => ({
      id,
      name: legalName,
      role: theirRole,
    })),
  };
}
