/** Size of every picture, in CSS pixels and in the file. */
export const PICTURE = { width: 960, height: 600 } as const;

export interface TutorialPicture {
  /** The tutorial, and the file: public/img/tutorials/<slug>.webp. */
  slug: string;
  /** The screen it shows, in the demonstration; {trip} stands for the latest trip. */
  screen: string;
  alt: string;
  caption: string;
}

/** One picture for each tutorial, taken of the running product by `npm run tutorials:pictures`. */
export const TUTORIAL_PICTURES: readonly TutorialPicture[] = [
  {
    slug: 'first-quarter',
    screen: '/trips-fuel',
    alt: 'The list of trips and fuel: four quarter totals at the top, then a row for each trip with its states, miles and tax.',
    caption: 'Trips & Fuel after a few weeks: the whole quarter on one page.',
  },
  {
    slug: 'add-a-trip',
    screen: '/trips-fuel/trips/new',
    alt: 'The trip form: equipment and date on the first line, then the stops in order along a drawn road.',
    caption: 'List stops in the order you drove them.',
  },
  {
    slug: 'correct-miles',
    screen: '/trips-fuel/trips/{trip}/miles',
    alt: 'A table with a line for each state: the routed miles, a field for your miles, and one for exempt miles.',
    caption: 'The routed figure stays next to yours.',
  },
  {
    slug: 'add-fuel',
    screen: '/trips-fuel/fuel/new',
    alt: 'The fuel form: equipment, date, city, state, quantity, total, and a field for a photo of the receipt.',
    caption: 'Type what the receipt says; the city fills in the state.',
  },
  {
    slug: 'rate-confirmation',
    screen: '/trips-fuel/documents',
    alt: 'The page for rate confirmations with the drop zone for PDF files and the Upload button.',
    caption: 'One or two PDF files at a time on the free plan, up to 20 on the others.',
  },
  {
    slug: 'run-a-report',
    screen: '/reports',
    alt: 'A quarterly report: a line for each jurisdiction with taxable miles, gallons and the tax or credit, and a totals line.',
    caption: 'A quarterly report. A credit has a minus sign.',
  },
  {
    slug: 'invite-people',
    screen: '/account/people',
    alt: 'The people who work for a carrier with their roles, and below them a form with an email address and a role.',
    caption: 'Who works on the records, and the invitation form.',
  },
  {
    slug: 'take-your-data',
    screen: '/account/data',
    alt: 'The Your data page with the button that prepares a ZIP of everything.',
    caption: 'One button prepares a ZIP of everything.',
  },
  {
    slug: 'how-ifta-works',
    screen: '/calculator',
    alt: 'A calculator result: Kentucky to Oregon, a line for each state with its rate, miles, gallons and the tax or credit due.',
    caption:
      'One trip in the calculator: fuel bought only in Kentucky gives a credit there; the other states are owed tax, except Oregon.',
  },
  {
    slug: 'deadlines',
    screen: '/reports/filing',
    alt: 'The filing page for a quarter: the amount, the due date with the days left, and fields for the filing date and the confirmation number.',
    caption: 'Penalty and interest depend on the day you file.',
  },
  {
    slug: 'surcharges-oregon',
    screen: '/rates/2026/2',
    alt: 'Rates for the second quarter of 2026, a line for each jurisdiction with its rate and any surcharge.',
    caption: 'A quarter of rates and surcharges.',
  },
  {
    slug: 'audit-ready',
    screen: '/trips-fuel/checks',
    alt: 'The Auditor\u2019s checks page, which lists what an auditor would ask about this quarter.',
    caption: 'The checks list what an auditor would ask.',
  },
  {
    slug: 'license-and-decals',
    screen: '/account/carrier',
    alt: 'A carrier profile with legal name, USDOT number, IFTA license and base jurisdiction.',
    caption: 'Every report shows your license number and base jurisdiction.',
  },
  {
    slug: 'better-average',
    screen: '/reports/trends',
    alt: 'Miles per gallon by quarter and by vehicle, as small charts with their figures.',
    caption: 'Each vehicle\u2019s average over the quarters.',
  },
];

/** The picture of a tutorial as HTML; '' where there is none. */
export function pictureHtml(slug: string): string {
  const picture = TUTORIAL_PICTURES.find((one) => one.slug === slug);
  if (!picture) return '';
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const { width, height } = PICTURE;
  return `<figure><img src="/mileage/img/tutorials/${slug}.webp" alt="${escaped(picture.alt)}" width="${width}" height="${height}"><figcaption>${escaped(picture.caption)}</figcaption></figure>`;
}
