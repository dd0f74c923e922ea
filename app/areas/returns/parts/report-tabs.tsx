import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';

export type ReportTab = 'return' | 'filings' | 'trends' | 'irp' | 'taxes';

const TABS: { tab: ReportTab; text: string; href: string }[] = [
  { tab: 'return', text: 'Quarterly return', href: paths.reports() },
  { tab: 'filings', text: 'Filings', href: paths.reportFilings() },
  { tab: 'trends', text: 'Trends', href: paths.reportTrends() },
  { tab: 'irp', text: 'IRP distance', href: paths.reportIrp() },
  { tab: 'taxes', text: 'Mileage taxes', href: paths.reportDistanceTaxes() },
];

/** The kinds of report, above each of them. */
export function ReportTabs({ current }: { current: ReportTab }) {
  const { t } = useTexts();
  return (
    <nav className="report-tabs no-print" aria-label={t`Reports`}>
      {TABS.map(({ tab, text, href }) => (
        <a key={tab} className="report-tab" href={href} aria-current={tab === current ? 'page' : undefined}>
          {t(text)}
        </a>
      ))}
    </nav>
  );
}
