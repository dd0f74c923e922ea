import type { ReportNotice } from '~/areas/returns/views/report-view';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** Everything the reader must know, what blocks first. What is only good to know is in plain lines. */
export function ReportNotices({ notices }: { notices: readonly ReportNotice[] }) {
  const { t, said, langOf } = useTexts();
  if (notices.length === 0) return null;
  return (
    <section className="report-notices" aria-label={t`What to know about this report`}>
      {notices.map((notice) =>
        notice.tone === 'plain' ? (
          <p key={notice.text} className="muted small" lang={langOf(notice.text)}>
            {said(notice.text)}
          </p>
        ) : (
          <Notice key={notice.text} tone={notice.tone}>
            <p lang={langOf(notice.text)}>{said(notice.text)}</p>
          </Notice>
        ),
      )}
    </section>
  );
}
