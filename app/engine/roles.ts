/** What a member may do with a carrier: an owner everything, an editor records, a viewer reads. */
export const MEMBERSHIP_ROLES = ['owner', 'editor', 'viewer'] as const;

export type MembershipRole = (typeof MEMBERSHIP_ROLES)[number];

/** Role of the product itself, not of a carrier: opens the administration pages. */
export const ADMIN_ROLE = 'admin';

export const isMembershipRole = (value: unknown): value is MembershipRole =>
  MEMBERSHIP_ROLES.some((role) => role === value);

/** Trips, fuel, equipment, reports, documents. */
export const mayRecord = (role: MembershipRole): boolean => role !== 'viewer';

/** Carrier profile, members, plan. */
export const mayManage = (role: MembershipRole): boolean => role === 'owner';

const WORDS: Record<MembershipRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Everything, with people, plan and profile' },
  editor: { name: 'Editor', may: 'Records trips, fuel and equipment, runs reports' },
  viewer: { name: 'Viewer', may: 'Reads everything, changes nothing' },
};

/** The name of a role as people read it, and what it may do. */
export const roleInWords = (role: MembershipRole): { name: string; may: string } => WORDS[role];

/** What someone reads who may only look, before and after trying to change something. */
export const MAY_ONLY_LOOK =
  'You may look at this carrier but not change it. Ask its owner to make you an editor.';

/** What an administrator reads who is signed in as someone else. */
export const AS_SOMEONE_ELSE =
  'You are signed in as someone else. Tokens, invitations, webhooks and ways to sign in are theirs to make.';

const CONFIRM_FIRST =
  'Confirm your email address first. The link is in the email you got when you signed up.';

/** Why nobody and nothing can be let in (by an invitation, a webhook, a token): said in place of the form, and where it is refused. */
export const grantRefusal = (by: { isImpersonated: boolean; isUnconfirmed: boolean }): string | null =>
  by.isImpersonated ? AS_SOMEONE_ELSE : by.isUnconfirmed ? CONFIRM_FIRST : null;
