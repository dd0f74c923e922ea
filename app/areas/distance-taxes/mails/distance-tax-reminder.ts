import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export interface DistanceTaxReminderParams {
  name: string;
  carrier: string;
  /** "Oregon weight-mile" */
  tax: string;
  /** "July 2026", "Q3 2026" */
  period: string;
  quarterKey: string;
  dueDate: string;
  /** "in 7 days", "tomorrow", "today" */
  when: string;
  miles: string;
  /** "$57.00", or that something is missing. */
  amount: string;
}

/** Before a state's tax on distance is due. */
export const distanceTaxReminderMail = (site: Site, reminder: DistanceTaxReminderParams): MailContent =>
  compose(
    site,
    `${reminder.carrier}: ${reminder.tax} for ${reminder.period} due ${reminder.when}`,
    [
      { kind: 'text', text: `Hi ${reminder.name},` },
      {
        kind: 'text',
        text: `${reminder.carrier}'s ${reminder.tax} return for ${reminder.period} is due ${reminder.when}, on ${reminder.dueDate}. It is filed with the state, apart from IFTA.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Period', reminder.period],
          ['Miles', reminder.miles],
          ['Tax so far', reminder.amount],
        ],
      },
      {
        kind: 'button',
        text: 'See the miles and tax',
        url: `${site.publicUrl}${paths.reportDistanceTaxes()}?q=${reminder.quarterKey}`,
      },
      {
        kind: 'note',
        text: `We cannot see whether you have filed it. Turn off reminders: ${site.publicUrl + paths.reportFilings()}`,
      },
    ],
    { unsubscribeUrl: site.publicUrl + paths.reportFilings() },
  );
