import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export interface FilingReminderParams {
  name: string;
  carrier: string;
  /** "Q3 2026" */
  quarter: string;
  quarterKey: string;
  /** "November 2, 2026" */
  dueDate: string;
  /** "in 7 days", "tomorrow", "today" */
  when: string;
  /** "Ready to file" and the like. */
  state: string;
  /** "Tax due $29.25", "Credit $4.00", "Zero return" */
  amount: string;
  /** What is still to be done, each a sentence. */
  blockers: string[];
}

/** Before the due date: how the quarter stands, and what is still to be done. */
export const filingReminderMail = (site: Site, reminder: FilingReminderParams): MailContent =>
  compose(site, `${reminder.quarter} IFTA return of ${reminder.carrier}: due ${reminder.when}`, [
    { kind: 'text', text: `Hello ${reminder.name},` },
    {
      kind: 'text',
      text: `the ${reminder.quarter} fuel tax return of ${reminder.carrier} is due ${reminder.when}, on ${reminder.dueDate}. A return is due also when nothing moved; late ones cost at least $50.`,
    },
    {
      kind: 'facts',
      facts: [
        ['Quarter', reminder.quarter],
        ['State', reminder.state],
        ['So far', reminder.amount],
      ],
    },
    ...reminder.blockers.map((text) => ({ kind: 'text' as const, text: `To do: ${text}` })),
    {
      kind: 'button',
      text: reminder.blockers.length > 0 ? 'See the report' : 'File the quarter',
      url:
        site.publicUrl +
        (reminder.blockers.length > 0
          ? paths.reports(`q=${reminder.quarterKey}`)
          : paths.reportFiling(Number(reminder.quarterKey))),
    },
    {
      kind: 'note',
      text: `You have already sent it? Mark the quarter as filed, and no further reminder comes. You can turn reminders off on the page Filings: ${site.publicUrl + paths.reportFilings()}`,
    },
  ]);
