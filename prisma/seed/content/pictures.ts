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
    alt: 'The list of trips and fuel: above it four figures of the quarter, below a row for each trip with its states, miles and tax.',
    caption: 'Trips & Fuel after a few weeks: everything of the quarter on one page.',
  },
  {
    slug: 'add-a-trip',
    screen: '/trips-fuel/trips/new',
    alt: 'The form for a trip: equipment and date in the first line, then the stops one under the other along a drawn road.',
    caption: 'Stops stand in the order you drove them.',
  },
  {
    slug: 'correct-miles',
    screen: '/trips-fuel/trips/{trip}/miles',
    alt: 'A table with a line for each state: the routed miles, a field for your own miles, and one for exempt miles.',
    caption: 'The routed figure stays beside yours.',
  },
  {
    slug: 'add-fuel',
    screen: '/trips-fuel/fuel/new',
    alt: 'The form for a fuel purchase: equipment, date, city, state, quantity, total, and a field for the photo of the receipt.',
    caption: 'Type what the receipt says; the state follows from the city.',
  },
  {
    slug: 'rate-confirmation',
    screen: '/trips-fuel/documents',
    alt: 'The page for rate confirmations with the zone for PDF files, and the button that reads them.',
    caption: 'One or two PDF files at a time.',
  },
  {
    slug: 'run-a-report',
    screen: '/reports',
    alt: 'A report of a quarter: a line for each jurisdiction with taxable miles, gallons and the tax or credit, and a heavier line with the totals.',
    caption: 'The report of a quarter. A credit has a minus sign.',
  },
  {
    slug: 'invite-people',
    screen: '/account/people',
    alt: 'The people of a carrier with their roles, and below a form with an e-mail address and a role.',
    caption: 'Who works on the records, and the form that invites somebody.',
  },
  {
    slug: 'take-your-data',
    screen: '/account/data',
    alt: 'The page Your data with the button that makes an archive of everything.',
    caption: 'One button makes an archive of everything.',
  },
  {
    slug: 'how-ifta-works',
    screen: '/calculator',
    alt: 'The result of the calculator: for Kentucky to Oregon a line for each state with its rate, miles, gallons and the tax or credit due.',
    caption: 'One trip in the calculator: fuel bought in Kentucky alone, tax owed in every state.',
  },
  {
    slug: 'deadlines',
    screen: '/reports/filing',
    alt: 'The page for filing a quarter: the amount, the due date with the days that are left, and fields for the day of filing and the confirmation.',
    caption: 'The day you mean to file decides about penalty and interest.',
  },
  {
    slug: 'surcharges-oregon',
    screen: '/rates/2026/2',
    alt: 'The rates of the second quarter of 2026, a line for each jurisdiction with its rate and, where there is one, its surcharge.',
    caption: 'Rates and surcharges of a quarter.',
  },
  {
    slug: 'audit-ready',
    screen: '/trips-fuel/checks',
    alt: 'The checks of a quarter: what an auditor would ask about, each with a link to its trip or purchase.',
    caption: 'The checks say what an auditor would ask.',
  },
  {
    slug: 'licence-and-decals',
    screen: '/account/carrier',
    alt: 'The profile of a carrier with legal name, USDOT number, IFTA licence and base jurisdiction.',
    caption: 'Licence number and base jurisdiction stand on every report.',
  },
  {
    slug: 'better-average',
    screen: '/reports/trends',
    alt: 'Miles per gallon by quarter and by vehicle, as small charts with their figures.',
    caption: 'The average of each vehicle over the quarters.',
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
