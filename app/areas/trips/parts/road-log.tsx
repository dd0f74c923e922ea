import type { ReactNode } from 'react';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';

export interface RoadLogEntry {
  /** A stop is a filled mark; a line is a thin tick where the road crosses into another jurisdiction. */
  kind: 'stop' | 'line';
  /** The place, or the jurisdiction entered. */
  label: ReactNode;
  /** Whole miles from the start. */
  mile: number;
  /** The code of the jurisdiction entered, drawn as its plate. */
  code?: string;
  /** What the line is crossed on. */
  highway?: string;
}

const STEPS = 5;

/** How far the next mark is drawn from this one, 0 to 5, from its share of the whole way. */
export function roadGap(fromMile: number, toMile: number, totalMiles: number): number {
  if (totalMiles <= 0) return 0;
  return Math.max(0, Math.min(STEPS, Math.round(((toMile - fromMile) / totalMiles) * 2 * STEPS)));
}

/** A trip as a vertical line with mile markers. The same log serves the form, the result and the print. */
export function RoadLog({
  entries,
  label,
  unit = 'miles',
}: {
  entries: readonly RoadLogEntry[];
  label?: string;
  unit?: 'miles' | 'kilometers';
}) {
  const { t, said } = useTexts();
  const { whole } = useFigures();
  const total = entries.length > 0 ? entries[entries.length - 1]!.mile - entries[0]!.mile : 0;
  return (
    <div role="group" aria-label={label ?? t`Road log`}>
      <ol className="road-log">
        {entries.map((entry, index) => {
          const next = entries[index + 1];
          const gap = next ? roadGap(entry.mile, next.mile, total) : 0;
          return (
            <li key={index} className={`road-mark road-${entry.kind}${gap > 0 ? ` road-gap-${gap}` : ''}`}>
              <span className="road-mile">
                {whole(entry.mile)}
                <span className="visually-hidden"> {t(unit)}: </span>
              </span>
              <span className="road-label">
                {entry.code ? <JurisdictionCode code={entry.code} /> : null}{' '}
                {typeof entry.label === 'string' ? said(entry.label) : entry.label}
                {entry.highway ? `, ${entry.highway}` : null}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
