import { createHash } from 'node:crypto';
import { declined, invalidRequest } from './failure';
import type { StripeFailure } from './failure';
import type { CardRecord } from './state';

export type CardFacts = Omit<CardRecord, 'id' | 'created' | 'customer'>;

const card = (
  brand: string,
  last4: string,
  behavior: CardRecord['behavior'] = 'good',
  more: Pick<CardFacts, 'declineCode' | 'disputes' | 'postalCheck'> = {},
): CardFacts => ({
  brand,
  last4,
  expMonth: 12,
  expYear: 2034,
  behavior,
  confirmed: false,
  ...more,
});

/** What the bank's reasons are called in words. */
const DECLINES: Record<string, { code: string; message: string }> = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** A card is good to the end of its month. @param now in seconds */
const isPastItsDate = ({ expMonth, expYear }: CardFacts, now: number): boolean =>
  now * 1000 >= Date.UTC(expYear, expMonth, 1);

/** The refusal of a card, in the bank's words. */
export function declineOf(card: CardFacts, now: number, keepsTrace = false): StripeFailure {
  const declineCode = isPastItsDate(card, now) ? 'expired_card' : (card.declineCode ?? 'generic_decline');
  const { code, message } = DECLINES[declineCode] ?? {
    code: 'card_declined',
    message: 'Your card was declined.',
  };
  return declined(message, declineCode, keepsTrace, code);
}

const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`test card ${number}`).digest('base64url').slice(0, 16);

/** Stripe's own test cards. */
const NUMBERS: Record<string, CardFacts> = {
  '4242424242424242': card('visa', '4242'),
  '4000056655665556': card('visa', '5556'),
  '5555555555554444': card('mastercard', '4444'),
  '378282246310005': card('amex', '0005'),
  '6011111111111117': card('discover', '1117'),
  '4000000000000002': card('visa', '0002', 'declined-at-attach'),
  '4000000000009995': card('visa', '9995', 'declined-at-attach', { declineCode: 'insufficient_funds' }),
  '4000000000009987': card('visa', '9987', 'declined-at-attach', { declineCode: 'lost_card' }),
  '4000000000000069': card('visa', '0069', 'declined-at-attach', { declineCode: 'expired_card' }),
  '4000000000000127': card('visa', '0127', 'declined-at-attach', { declineCode: 'incorrect_cvc' }),
  '4000000000000119': card('visa', '0119', 'declined-at-attach', { declineCode: 'processing_error' }),
  '4000000000000036': card('visa', '0036', 'good', { postalCheck: 'fail' }),
  '4000000000000341': card('visa', '0341', 'declined-at-charge'),
  '4000000000000259': card('visa', '0259', 'good', { disputes: true }),
  '4000002500003155': card('visa', '3155', 'asks-to-confirm'),
  '4000002760003184': card('visa', '3184', 'always-asks'),
};

const NAMES: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  chargeDeclined: '4000000000000002',
  chargeCustomerFail: '4000000000000341',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  createDispute: '4000000000000259',
  avsZipFail: '4000000000000036',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  threeDSecureRequired: '4000002500003155',
};

/** The card behind a number with its date; only Stripe's test numbers are taken, so that no real one ever arrives here. */
export function cardOfNumber(number: string, expMonth: number, expYear: number, today: Date): CardFacts {
  const digits = number.replace(/[\s-]/g, '');
  const found = NUMBERS[digits];
  if (!found)
    throw invalidRequest(
      'Test billing takes only test cards, such as 4242 4242 4242 4242.',
      'card[number]',
      'incorrect_number',
    );
  const year = expYear < 100 ? 2000 + expYear : expYear;
  if (!(expMonth >= 1 && expMonth <= 12))
    throw invalidRequest(
      "Your card's expiration month is invalid.",
      'card[exp_month]',
      'invalid_expiry_month',
    );
  if (
    year < today.getUTCFullYear() ||
    (year === today.getUTCFullYear() && expMonth < today.getUTCMonth() + 1)
  ) {
    throw invalidRequest("Your card's expiration year is invalid.", 'card[exp_year]', 'invalid_expiry_year');
  }
  return { ...found, expMonth, expYear: year, fingerprint: fingerprintOf(digits) };
}

/** The card of `tok_visa` or `pm_card_visa`, or undefined. */
export function cardOfMagicName(id: string): CardFacts | undefined {
  const name = /^(?:tok|pm_card)_(\w+)$/.exec(id)?.[1];
  const number = name === undefined ? undefined : NAMES[name];
  const found = number === undefined ? undefined : NUMBERS[number];
  return found && { ...found, fingerprint: fingerprintOf(number as string) };
}

/** What the bank says when a card is kept for a customer. */
export function askBankAtAttach(card: CardFacts, now: number): void {
  if (card.behavior === 'declined-at-attach' || isPastItsDate(card, now)) throw declineOf(card, now);
}

/** What the bank says to a charge without the holder. */
export function bankAnswer(card: CardFacts, now: number): 'paid' | 'declined' | 'asks-to-confirm' {
  if (isPastItsDate(card, now)) return 'declined';
  if (card.behavior === 'declined-at-charge' || card.behavior === 'declined-at-attach') return 'declined';
  if (card.behavior === 'always-asks') return 'asks-to-confirm';
  return card.behavior === 'asks-to-confirm' && !card.confirmed ? 'asks-to-confirm' : 'paid';
}

/** Whether the bank wants to see the holder before the card is kept for later. */
export const asksAtSetup = (card: CardFacts): boolean =>
  (card.behavior === 'asks-to-confirm' || card.behavior === 'always-asks') && !card.confirmed;
