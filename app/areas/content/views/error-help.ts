import { paths } from '~/routes';

/** A message that a screen may show, and the way out of it. */
export interface ErrorHelp {
  /** The end of its address: `#message-leaked-password`. */
  slug: string;
  /** The words of the message that are always the same, as its screen shows them. */
  message: string;
  wayOut: string;
  link: { text: string; href: string };
}

/** The messages people ask about. A test looks up each of them in the program, so that none of them outlives its message. */
export const ERROR_HELP: readonly ErrorHelp[] = [
  {
    slug: 'wrong-sign-in',
    message: 'These credentials do not match our records.',
    wayOut:
      'The email or the password is wrong. Check for a typo and caps lock, reset your password, or have a sign-in code emailed to you.',
    link: { text: 'Reset your password', href: paths.passwordReset() },
  },
  {
    slug: 'wrong-code',
    message: 'This code is wrong or no longer works. Ask for a new one.',
    wayOut:
      'An emailed sign-in code works once and for 10 minutes. Only the newest one works: ask for another.',
    link: { text: 'Get a sign-in code', href: paths.signInCode() },
  },
  {
    slug: 'reset-link',
    message: 'This link is wrong, was used already or is older than 60 minutes. Ask for a new one.',
    wayOut: 'A reset link works once and for an hour. Ask for a new one and open the newest email.',
    link: { text: 'Reset your password', href: paths.passwordReset() },
  },
  {
    slug: 'leaked-password',
    message: 'This password appeared in a data breach.',
    wayOut:
      'Others have this password from another site, so someone could try it here. Choose a different one: three random words are good.',
    link: { text: 'Sign-in and sessions', href: paths.accountSecurity() },
  },
  {
    slug: 'common-password',
    message: 'This password is one of the 10,000 most common.',
    wayOut: 'It would be guessed first. Choose a longer one: three random words are good.',
    link: { text: 'Sign-in and sessions', href: paths.accountSecurity() },
  },
  {
    slug: 'sign-in-again',
    message: 'For your security, sign out, sign back in, and try again within 15 minutes.',
    wayOut:
      'Changes to your sign-in need a fresh sign-in. Sign out, sign in again and make the change right away.',
    link: { text: 'Sign-in and sessions', href: paths.accountSecurity() },
  },
  {
    slug: 'free-limit',
    message: "You've reached the free plan limit.",
    wayOut:
      'The free plan counts the trips you added in the last 30 days; deleted ones count too. Wait until older ones drop out, choose a plan, or ask us to double the free limits.',
    link: { text: 'Prices and limits', href: paths.prices() },
  },
  {
    slug: 'stop-limit',
    message: 'Split the trip, or ask for higher limits.',
    wayOut:
      'Your plan allows a number of stops for each trip. Enter the rest as a second trip that starts where the first one ends, or ask for higher limits.',
    link: { text: 'Prices and limits', href: paths.prices() },
  },
  {
    slug: 'route-error',
    message: 'Sorry, route calculation error',
    wayOut:
      'Check city, state and ZIP of each stop, save the trip and the route is calculated again. Or open the trip, choose Correct miles, and enter the state miles from your odometer or ELD.',
    link: { text: 'Tutorial: correct the miles', href: paths.tutorial('correct-miles') },
  },
  {
    slug: 'two-stops',
    message: 'A trip needs two stops: where it began and where it ended.',
    wayOut: 'Enter at least a start and an end, each with a city and state or a ZIP code.',
    link: { text: 'Tutorial: add a trip', href: paths.tutorial('add-a-trip') },
  },
  {
    slug: 'long-trip',
    message: 'A trip of more than three months: split it at the end of each quarter.',
    wayOut:
      'Miles count in the quarter they were driven in. End the first trip on the last day of the quarter and start the next one there.',
    link: { text: 'FAQ: trips across a quarter’s end', href: `${paths.faq()}#faq-trip-across-quarters` },
  },
  {
    slug: 'odometer-lower',
    message: 'The odometer at the end is lower than at the start.',
    wayOut:
      'One of the two readings has a wrong digit. Check them against your log or the photo of the dash.',
    link: { text: 'Tutorial: add a trip', href: paths.tutorial('add-a-trip') },
  },
  {
    slug: 'more-exempt',
    message: 'More exempt miles than miles.',
    wayOut:
      'Exempt miles are a part of the miles in that state, so they cannot be more. Correct one of the two.',
    link: { text: 'Glossary: exempt miles', href: `${paths.glossary()}#exempt-miles` },
  },
  {
    slug: 'quarter-locked',
    message: 'is filed: its trips and fuel are locked.',
    wayOut:
      'A filed quarter keeps the figures you sent. To change something, reopen the quarter on the Reports page: the filed figures are kept, and the amended return shows the difference.',
    link: { text: 'Filed returns', href: paths.reportFilings() },
  },
  {
    slug: 'changed-meanwhile',
    message: 'Both versions are below; nothing is lost.',
    wayOut:
      'Someone else saved this record after you opened it. Compare the two versions, keep what is right, and save.',
    link: { text: 'Trips & Fuel', href: paths.tripsFuel() },
  },
  {
    slug: 'fuel-state',
    message: 'State is required: the tax was paid there.',
    wayOut: 'Enter the state of the station from the receipt. The credit for tax paid goes to that state.',
    link: { text: 'Tutorial: add fuel', href: paths.tutorial('add-fuel') },
  },
  {
    slug: 'file-format',
    message: 'Unsupported file format.',
    wayOut:
      'Rate confirmations can be PDF, JPG, PNG or HEIC; receipts too. Save or scan it as one of these. Lists belong under Imports, as CSV or Excel.',
    link: { text: 'Imports', href: paths.imports() },
  },
  {
    slug: 'file-size',
    message: 'File size exceeds the maximum limit of 10MB.',
    wayOut:
      'Scan in black and white or at a lower resolution, take a smaller photo, or split the PDF into two files.',
    link: { text: 'Rate confirmations', href: paths.documents() },
  },
  {
    slug: 'webp',
    message: 'WebP pictures cannot be read.',
    wayOut:
      'JPG, PNG and HEIC pictures can be read. Open this one, take a screenshot of it, and upload the screenshot.',
    link: { text: 'Tutorial: add fuel', href: paths.tutorial('add-fuel') },
  },
  {
    slug: 'nothing-to-import',
    message: 'Nothing to import. Fix the file and upload it again.',
    wayOut:
      'Every line was refused, set aside or recorded before. Open the import: each line says why. Download the lines that are left over, correct and upload them.',
    link: { text: 'Imports', href: paths.imports() },
  },
  {
    slug: 'no-rates',
    message: "We don't have rates for this quarter.",
    wayOut:
      'Enter the rates from the official matrix yourself, or wait until they are published here. Miles and fuel can be recorded meanwhile.',
    link: { text: 'IFTA rates', href: paths.rates() },
  },
  {
    slug: 'vin-letters',
    message: 'VINs never use the letters I, O or Q. Use 1 or 0.',
    wayOut: 'Compare the VIN with the cab card. An I is the digit 1, an O or Q the digit 0.',
    link: { text: 'Equipment', href: paths.equipment() },
  },
  {
    slug: 'vin-check',
    message: 'This VIN does not pass its own check digit',
    wayOut:
      'One character is likely wrong: compare it with the cab card. If the card really shows it, check the box and save.',
    link: { text: 'Equipment', href: paths.equipment() },
  },
  {
    slug: 'viewer-token',
    message: 'You may only look at this carrier, so your tokens may only read.',
    wayOut: 'You are a viewer. Ask an owner to make you an editor under People.',
    link: { text: 'Tutorial: invite people', href: paths.tutorial('invite-people') },
  },
  {
    slug: 'card-in-use',
    message: 'Your plan is paid with this card. Make another card the default first.',
    wayOut: 'Add the new card, make it the default, then remove the old one.',
    link: { text: 'Billing', href: paths.billing() },
  },
  {
    slug: 'no-signal',
    message: 'The page could not be fetched. Nothing of yours is lost.',
    wayOut:
      'There is no connection. What you saved without signal is kept on this device and sent when the signal is back.',
    link: { text: 'Trips & Fuel', href: paths.tripsFuel() },
  },
];
