import type { HistoryLine } from '~/areas/trips/views/trip-history';
import { Disclosure } from '~/kit/disclosure';
import { formatDate } from '~/kit/format';
import { useTexts } from '~/kit/texts';

/** Who changed the trip, and what: an auditor may ask. */
export function TripHistory({ lines }: { lines: readonly HistoryLine[] }) {
  const { t, langOf } = useTexts();
  if (lines.length === 0) return null;
  return (
    <div className="page-section">
      <Disclosure summary={t`History`}>
        <ol className="plain-list" lang={langOf('Changed')}>
          {lines.map((line) => (
            <li key={line.at + line.what}>
              <time dateTime={line.at}>{formatDate(line.at)}</time> {line.who}: {line.what}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
