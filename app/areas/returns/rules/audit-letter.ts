import { addDays, formatLongDate, readTypedDate, type LocalDate } from '~/engine/calendar/local-date';
import {
  compareQuarters,
  nextQuarter,
  parseQuarterKey,
  quarterLabel,
  type Quarter,
} from '~/engine/calendar/quarter';
import type { Deadline } from '~/areas/content/rules/deadline-calendar';
import type { UnitSystem } from '~/engine/units/conversion';
import { wordsIn } from '~/engine/units/unit-words';

/** Days that most letters leave for an answer. */
export const ANSWER_DAYS = 30;

/** More quarters than the four years of records that the agreement asks for, and the year that runs. */
const MOST_QUARTERS = 20;

/** What is typed about the letter. */
export interface LetterValues {
  received: string;
  replyBy: string;
  from: string;
  to: string;
  agency: string;
  reference: string;
}

export interface LetterFacts {
  received: LocalDate;
  replyBy: LocalDate;
  quarters: Quarter[];
  agency: string;
  reference: string;
}

/** Reads what was typed; `errors` by field where something is wrong. Without an own date the answer is due 30 days after the letter. */
export function readLetter(
  values: LetterValues,
  today: LocalDate,
): { facts: LetterFacts | null; errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  const received = readTypedDate(values.received);
  if (!received) errors['received'] = ['Enter the date of the letter as MM/DD/YYYY.'];
  else if (received > today) errors['received'] = ['The letter cannot be from a day to come.'];
  const letter = errors['received'] ? undefined : received;
  const replyBy =
    values.replyBy === '' ? letter && addDays(letter, ANSWER_DAYS) : readTypedDate(values.replyBy);
  if (values.replyBy !== '' && !replyBy)
    errors['replyBy'] = ['Enter the date as MM/DD/YYYY, or leave it empty.'];
  else if (received && replyBy && replyBy < received)
    errors['replyBy'] = ['The answer cannot be due before the letter was written.'];
  const [from, to] = [parseQuarterKey(values.from), parseQuarterKey(values.to)];
  if (!from) errors['from'] = ['Choose the first quarter.'];
  if (!to) errors['to'] = ['Choose the last quarter.'];
  if (from && to && compareQuarters(to, from) < 0)
    errors['to'] = ['The last quarter cannot be before the first one.'];
  const quarters = from && to ? quartersBetween(from, to) : [];
  if (quarters.length > MOST_QUARTERS) errors['from'] = [`Choose at most ${MOST_QUARTERS} quarters.`];
  if (values.agency.length > 120) errors['agency'] = ['At most 120 characters.'];
  if (values.reference.length > 60) errors['reference'] = ['At most 60 characters.'];
  if (Object.keys(errors).length > 0 || !received || !replyBy) return { facts: null, errors };
  const { agency, reference } = values;
  return { facts: { received, replyBy, quarters, agency, reference }, errors };
}

function quartersBetween(from: Quarter, to: Quarter): Quarter[] {
  const quarters: Quarter[] = [];
  for (let at = from; compareQuarters(at, to) <= 0 && quarters.length <= MOST_QUARTERS; at = nextQuarter(at))
    quarters.push(at);
  return quarters;
}

/** What to have done by when, from the letter to the day of the answer. */
export function letterDays({ received, replyBy }: Pick<LetterFacts, 'received' | 'replyBy'>): Deadline[] {
  const span = daysFrom(received, replyBy);
  const day = (part: number) => addDays(received, Math.round(span * part));
  const uid = (step: string) => `audit-${received}-${step}`;
  return [
    {
      uid: uid('call'),
      date: day(0.1),
      title: 'Audit: call the auditor',
      text: 'Agree on sample quarters, trucks, form and date. Ask for more time now if you need it.',
    },
    {
      uid: uid('records'),
      date: day(0.5),
      title: 'Audit: records complete',
      text: 'Odometer gaps explained, receipts found, questions of the checks answered.',
    },
    {
      uid: uid('send'),
      date: day(0.8),
      title: 'Audit: send letter and archives',
      text: 'Early enough that a question back can still be answered.',
    },
    { uid: uid('due'), date: replyBy, title: 'Audit: answer due', text: 'The day in the letter.' },
  ];
}

const daysFrom = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** "Q1 2025 to Q4 2025". */
export function periodText(quarters: readonly Quarter[]): string {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return '';
  return quarters.length === 1 ? quarterLabel(first) : `${quarterLabel(first)} to ${quarterLabel(last)}`;
}

export interface LetterSender {
  legalName: string;
  iftaLicence: string | null;
  usdot: string | null;
  street: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  contactName: string | null;
  contactPhone: string;
  contactEmail: string | null;
}

/** The letter that goes with the archives, as lines of plain text. */
export function letterText(
  sender: LetterSender,
  facts: LetterFacts,
  today: LocalDate,
  units: UnitSystem = 'us',
): string {
  const miles = wordsIn(units, 'miles');
  const address = [
    sender.street,
    [sender.city, [sender.region, sender.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ];
  const about = [
    sender.iftaLicence ? `license ${sender.iftaLicence}` : '',
    sender.usdot ? `USDOT ${sender.usdot}` : '',
    facts.reference ? `your reference ${facts.reference}` : '',
  ].filter(Boolean);
  const contact = [sender.contactName, sender.contactPhone, sender.contactEmail].filter(Boolean).join(', ');
  return [
    sender.legalName,
    ...address.filter(Boolean),
    '',
    formatLongDate(today),
    '',
    facts.agency || 'IFTA audit section',
    '',
    `IFTA audit of ${periodText(facts.quarters)}${about.length > 0 ? `: ${about.join(', ')}` : ''}`,
    '',
    `We have your letter of ${formatLongDate(facts.received)}. With this letter you get our records for ${periodText(facts.quarters)}, one archive for each quarter. Each archive holds:`,
    '',
    '- the return as filed, amended versions, and the share of each vehicle',
    '- vehicles with VIN, fuel, weight and the days they were in the fleet',
    `- trips with dates, places, routes, odometer readings and ${miles} by jurisdiction`,
    `- position records, where ${miles} come from GPS`,
    '- fuel purchases with receipts, and withdrawals from bulk storage',
    '- odometer checks, our own checks with their answers, and summaries by vehicle, month and jurisdiction',
    '- the change log with who changed what and when, and a manifest with the SHA-256 of every file',
    '',
    'Please tell us which further records you need, and in which form.',
    '',
    ...(contact ? [`Contact: ${contact}`, ''] : []),
    'Sincerely,',
    '',
    '',
    '______________________________',
    sender.legalName,
    '',
  ].join('\n');
}
