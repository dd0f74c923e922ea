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

/** Before the due date: the quarter's status, and what is still to be done. */
export const filingReminderMail = (site: Site, reminder: FilingReminderParams): MailContent =>
  compose(
    site,
    `${reminder.carrier}: ${reminder.quarter} IFTA return due ${reminder.when}`,
    [
      { kind: 'text', text: `Hi ${reminder.name},` },
      {
        kind: 'text',
        text: `${reminder.carrier}'s ${reminder.quarter} fuel-tax return is due ${reminder.when}, on ${reminder.dueDate}. You must file even if no truck moved. A late return can cost $50 or more.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Quarter', reminder.quarter],
          ['Status', reminder.state],
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
        text: `Already filed? Mark the quarter as filed and we'll stop reminding you. Turn off reminders: ${site.publicUrl + paths.reportFilings()}`,
      },
    ],
    { unsubscribeUrl: site.publicUrl + paths.reportFilings() },
  );
