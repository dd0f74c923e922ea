import type { ReportView } from '~/areas/returns/views/report-view';
import { countOf, formatDate } from '~/kit/format';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Tag, type Tone } from '~/kit/tag';
import { useTexts } from '~/kit/texts';

const TONES: Record<ReportView['state'], Tone> = {
  unlicensed: 'plain',
  collecting: 'plain',
  blocked: 'warn',
  ready: 'good',
  filed: 'good',
};

/** The title with the quarter's state and the days to its due date. */
export function ReportHead({
  title,
  report,
  of = null,
}: {
  title: string;
  /** Whose return it is: the heading of a print. */
  of?: PrintedFor | null;
  report: Pick<ReportView, 'label' | 'state' | 'stateName' | 'dueDate' | 'daysLeft' | 'filed'> | null;
}) {
  const { t, said } = useTexts();
  const due = report ? said(formatDate(report.dueDate)) : '';
  return (
    <>
      <PageTitle title={report ? t`${title}: ${said(report.label)}` : title}>
        {report ? (
          <span className="report-state">
            <Tag tone={TONES[report.state]}>{t(report.stateName)}</Tag>
            <span className="muted small">
              {report.filed
                ? `${t`Filed ${said(report.filed.filedOn)}`}${report.filed.confirmation ? `, ${report.filed.confirmation}` : ''}`
                : report.state === 'filed'
                  ? t`Filed elsewhere`
                  : report.state === 'unlicensed'
                    ? t`No return due`
                    : report.daysLeft < 0
                      ? t`Due ${due}, ${said(countOf(-report.daysLeft, 'day'))} late`
                      : report.daysLeft === 0
                        ? t`Due ${due}, today`
                        : t`Due ${due}, ${said(countOf(report.daysLeft, 'day'))} left`}
            </span>
          </span>
        ) : null}
      </PageTitle>
      {of ? <PrintOwner of={of} /> : null}
    </>
  );
}

export interface PrintedFor extends Pick<ReportView, 'license' | 'base'> {
  /** Of the IRP registration, on its report. */
  irp?: { account: string | null; fleet: string | null };
}

/** Under which license the carrier at the head of the paper reports. */
export function PrintOwner({ of }: { of: PrintedFor }) {
  const { t } = useTexts();
  return (
    <p className="print-only">
      {[
        of.irp
          ? [of.irp.account && t`IRP account ${of.irp.account}`, of.irp.fleet && t`fleet ${of.irp.fleet}`]
              .filter(Boolean)
              .join(', ')
          : of.license
            ? t`IFTA license ${of.license}`
            : '',
        of.base ? t`base ${of.base}` : '',
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

/** Where a printed return is signed. */
export function SignatureLines() {
  const { t } = useTexts();
  return (
    <div className="signature print-only" aria-hidden="true">
      <span>{t`Signature`}</span>
      <span>{t`Name and title`}</span>
      <span>{t`Date`}</span>
    </div>
  );
}
