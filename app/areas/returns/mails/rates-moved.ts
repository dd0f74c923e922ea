import type { Site } from '~/platform/site';
import { paths } from '~/routes';
import { compose, type MailContent } from '~/areas/mail/mails/compose';

export interface RatesMovedParams {
  name: string;
  carrier: string;
  /** "Q3 2026" */
  quarter: string;
  quarterKey: string;
  /** Names of the jurisdictions on the return whose rates moved; empty where they only became final. */
  moved: string[];
  becameFinal: boolean;
  /** The return was filed before: what it showed then. */
  filed: boolean;
  /** "Tax due $29.25", "Credit $4.00" */
  amount: string;
  /** Of a filed return, a sentence: "At today's rates you'd owe $12.40 more." */
  difference: string;
}

/** New rates under a return: a draft shows new figures, a filed one may have to be amended. */
export function ratesMovedMail(site: Site, notice: RatesMovedParams): MailContent {
  const { carrier, quarter, moved, filed } = notice;
  const what =
    moved.length === 0
      ? `The ${quarter} rates are now final.`
      : moved.length === 1
        ? `${moved[0]}'s ${quarter} rate was updated${notice.becameFinal ? ' and is now final' : ''}.`
        : `The ${quarter} rates for ${moved.join(', ')} were updated${notice.becameFinal ? ' and are now final' : ''}.`;
  const key = Number(notice.quarterKey);
  return compose(
    site,
    filed
      ? `${quarter} rates changed after ${carrier} filed`
      : `${quarter} rates changed: we updated ${carrier}'s return`,
    [
      { kind: 'text', text: `Hi ${notice.name},` },
      { kind: 'text', text: what },
      {
        kind: 'text',
        text: filed
          ? `${carrier}'s return keeps the figures you filed. ${notice.difference} Ask your base state whether to amend.`
          : `${carrier}'s ${quarter} return is not filed yet, so its report shows the new figures.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Quarter', quarter],
          [filed ? "At today's rates" : 'Now', notice.amount],
        ],
      },
      {
        kind: 'button',
        text: filed ? 'See the filing' : 'See the report',
        url: site.publicUrl + (filed ? paths.reportFiling(key) : paths.reports(`q=${key}`)),
      },
      {
        kind: 'note',
        text: `Turn off emails about returns: ${site.publicUrl + paths.reportFilings()}`,
      },
    ],
    { unsubscribeUrl: site.publicUrl + paths.reportFilings() },
  );
}
