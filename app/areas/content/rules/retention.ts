/** What is kept for how long, for the privacy page. A test holds each line to the setting that sweeps it. */
export const RETENTION: readonly (readonly [what: string, howLong: string])[] = [
  [
    'Trips, fuel, receipts, documents, filed returns and their history',
    'as long as your account; we delete none of them by ourselves',
  ],
  [
    'Records you delete',
    'out of your lists and reports at once; in the trash for 30 days, so that you can bring them back; the change log keeps what they were, as auditors ask for it',
  ],
  [
    'An account you ask us to delete',
    '30 days to change your mind, then you, every carrier only you work on, and all files',
  ],
  ['An account whose email was never confirmed and that holds nothing', '30 days after its last use'],
  ['Sessions that ended', '30 days'],
  ['Security log of your account, and of your carrier’s people and tokens', 'one year'],
  ['What browsers report that they did not run on our pages', '90 days, without name or address'],
  ['Sign-in links and codes', '7 days after they were made; a code works for 10 minutes'],
  ['Emails we sent you', '90 days'],
  ['Downloads of all your records', '7 days'],
  ['Report files', '30 days; audit files four years'],
  ['Import files', '30 days'],
  ['Webhook deliveries', '30 days'],
  ['Payment events', '90 days; invoices stay at the payment provider as tax law requires'],
  ['Calculator results of visitors', '30 days'],
];
