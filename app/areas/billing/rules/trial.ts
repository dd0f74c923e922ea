/** Whether a first paid plan begins with the free trial: it is given once to a person, a card and a USDOT number. */
export type TrialOffer =
  | 'offered'
  /** The carrier had one, or someone or something of it had one elsewhere. */
  | 'used'
  /** The person has not confirmed their email address. */
  | 'unconfirmed';

/** What a trial is given to once. */
export interface TrialKey {
  kind: 'user' | 'email' | 'card' | 'usdot';
  value: string;
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox, however its address is written: case, "+tag", and the dots that Gmail ignores. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const [name = ''] = email.slice(0, at).trim().toLowerCase().split('+');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** What this person, carrier and card are known by; what is missing has no key. */
export function trialKeys(facts: {
  userId: string;
  email: string;
  usdot: string | null;
  fingerprint: string | null;
}): TrialKey[] {
  const usdot = (facts.usdot ?? '').replace(/^0+/, '');
  return [
    { kind: 'user', value: facts.userId },
    { kind: 'email', value: mailboxOf(facts.email) },
    ...(usdot === '' ? [] : [{ kind: 'usdot' as const, value: usdot }]),
    ...(facts.fingerprint === null ? [] : [{ kind: 'card' as const, value: facts.fingerprint }]),
  ];
}
