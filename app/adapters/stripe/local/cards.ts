import { declined, invalidRequest } from './failure';
import type { CardRecord } from './state';

export type CardFacts = Omit<CardRecord, 'id' | 'created' | 'customer'>;

const card = (brand: string, last4: string, behaviour: CardRecord['behaviour'] = 'good'): CardFacts => ({
  brand,
  last4,
  expMonth: 12,
  expYear: 2034,
  behaviour,
  confirmed: false,
});

/** Stripe's own test cards. */
const NUMBERS: Record<string, CardFacts> = {
  '4242424242424242': card('visa', '4242'),
  '4000056655665556': card('visa', '5556'),
  '5555555555554444': card('mastercard', '4444'),
  '378282246310005': card('amex', '0005'),
  '6011111111111117': card('discover', '1117'),
  '4000000000000002': card('visa', '0002', 'declined-at-attach'),
  '4000000000000341': card('visa', '0341', 'declined-at-charge'),
  '4000002500003155': card('visa', '3155', 'asks-to-confirm'),
};

const NAMES: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  chargeDeclined: '4000000000000002',
  chargeCustomerFail: '4000000000000341',
  authenticationRequired: '4000002500003155',
  threeDSecureRequired: '4000002500003155',
};

/** The card behind a number with its date; only Stripe's test numbers are taken, so that no real one ever arrives here. */
export function cardOfNumber(number: string, expMonth: number, expYear: number, today: Date): CardFacts {
  const found = NUMBERS[number.replace(/[\s-]/g, '')];
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
  return { ...found, expMonth, expYear: year };
}

/** The card of `tok_visa` or `pm_card_visa`, or undefined. */
export function cardOfMagicName(id: string): CardFacts | undefined {
  const name = /^(?:tok|pm_card)_(\w+)$/.exec(id)?.[1];
  const number = name === undefined ? undefined : NAMES[name];
  return number === undefined ? undefined : NUMBERS[number];
}

/** What the bank says when a card is kept for a customer. */
export function askBankAtAttach(card: CardFacts): void {
  if (card.behaviour === 'declined-at-attach') throw declined();
}

/** What the bank says to a charge without the holder. */
export function bankAnswer(card: CardFacts): 'paid' | 'declined' | 'asks-to-confirm' {
  if (card.behaviour === 'declined-at-charge' || card.behaviour === 'declined-at-attach') return 'declined';
  return card.behaviour === 'asks-to-confirm' && !card.confirmed ? 'asks-to-confirm' : 'paid';
}
