import type { ReportNotice } from '~/areas/returns/views/report-view';
import { Notice } from '~/kit/notice';

/** Everything the reader must know, what blocks first. What is only good to know is in plain lines. */
export function ReportNotices({ notices }: { notices: readonly ReportNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <section className="report-notices" aria-label="What to know about this report">
      {notices.map((notice) =>
        notice.tone === 'plain' ? (
          <p key={notice.text} className="muted small">
            {notice.text}
          </p>
        ) : (
          <Notice key={notice.text} tone={notice.tone}>
            <p>{notice.text}</p>
          </Notice>
        ),
      )}
    </section>
  );
}
