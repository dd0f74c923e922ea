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
  /** Of a filed return: "$12.40 more tax", "$3.00 less tax". */
  difference: string;
}

/** New rates under a return: a draft shows new figures, a filed one may have to be amended. */
export function ratesMovedMail(site: Site, notice: RatesMovedParams): MailContent {
  const { carrier, quarter, moved, filed } = notice;
  const what =
    moved.length > 0
      ? `the rates of ${moved.join(', ')} for ${quarter} were published anew${notice.becameFinal ? ', and are final now' : ''}.`
      : `the rates for ${quarter} are final now.`;
  const key = Number(notice.quarterKey);
  return compose(
    site,
    filed
      ? `${quarter} rates moved after ${carrier} filed`
      : `New ${quarter} rates: the return of ${carrier} was worked out again`,
    [
      { kind: 'text', text: `Hello ${notice.name},` },
      { kind: 'text', text: what },
      {
        kind: 'text',
        text: filed
          ? `The return of ${carrier} was filed with the earlier ones and keeps its figures. With the rates of now it would come to ${notice.difference}. Amend it where that is to be reported.`
          : `The ${quarter} return of ${carrier} is not filed yet, so its report shows the new figures.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Quarter', quarter],
          [filed ? 'With the rates of now' : 'Now', notice.amount],
        ],
      },
      {
        kind: 'button',
        text: filed ? 'See the filing' : 'See the report',
        url: site.publicUrl + (filed ? paths.reportFiling(key) : paths.reports(`q=${key}`)),
      },
      {
        kind: 'note',
        text: `You can turn mails about returns off on the page Filings: ${site.publicUrl + paths.reportFilings()}`,
      },
    ],
  );
}
