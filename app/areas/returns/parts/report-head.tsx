import type { ReportView } from '~/areas/returns/views/report-view';
import { countOf, formatDate } from '~/kit/format';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Tag, type Tone } from '~/kit/tag';

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
  return (
    <>
      <PageTitle title={report ? `${title}: ${report.label}` : title}>
        {report ? (
          <span className="report-state">
            <Tag tone={TONES[report.state]}>{report.stateName}</Tag>
            <span className="muted small">
              {report.filed
                ? `Filed ${report.filed.filedOn}${report.filed.confirmation ? `, ${report.filed.confirmation}` : ''}`
                : report.state === 'filed'
                  ? 'Filed elsewhere'
                  : report.state === 'unlicensed'
                    ? 'No return due'
                    : `Due ${formatDate(report.dueDate)}, ${report.daysLeft < 0 ? `${countOf(-report.daysLeft, 'day')} late` : report.daysLeft === 0 ? 'today' : `${countOf(report.daysLeft, 'day')} left`}`}
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
  return (
    <p className="print-only">
      {[
        of.irp
          ? [of.irp.account && `IRP account ${of.irp.account}`, of.irp.fleet && `fleet ${of.irp.fleet}`]
              .filter(Boolean)
              .join(', ')
          : of.license
            ? `IFTA license ${of.license}`
            : '',
        of.base ? `base ${of.base}` : '',
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

/** Where a printed return is signed. */
export function SignatureLines() {
  return (
    <div className="signature print-only" aria-hidden="true">
      <span>Signature</span>
      <span>Name and title</span>
      <span>Date</span>
    </div>
  );
}
