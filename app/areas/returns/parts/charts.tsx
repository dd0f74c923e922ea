/** Small charts, drawn by the server: they print, need no script, and repeat what the table beside them says. */

/** A line for one row of a table, from zero at its foot to `high` at its head: one scale for all rows. */
export function Sparkline({
  values,
  high,
  label,
}: {
  values: readonly number[];
  high: number;
  label: string;
}) {
  const [width, height, pad] = [120, 28, 3];
  const step = values.length > 1 ? (width - 2 * pad) / (values.length - 1) : 0;
  const points = values.map(
    (value, index) =>
      [
        pad + index * step,
        height - pad - (Math.max(0, value) / Math.max(1, high)) * (height - 2 * pad),
      ] as const,
  );
  const [x, y] = points.at(-1) ?? [pad, height - pad];
  return (
    <svg
      className="spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <polyline
        className="chart-line"
        fill="none"
        stroke="#005d39"
        points={points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')}
      />
      <circle className="chart-dot" cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.5" />
    </svg>
  );
}

export interface Bar {
  label: string;
  value: number;
  text: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Letters of a chart, in px. */
const LETTERS = 13;

/** A length that grows with the letters, where someone has set them larger: in their own unit, which every browser knows. */
const em = (px: number): string => `${(px / LETTERS).toFixed(2)}em`;

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least `value`: what a scale counts in. */
export function niceStep(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** The marks of a scale from `low` to `high`, zero among them: about `count` steps of a round size. */
export function scaleMarks(low: number, high: number, count = 4): number[] {
  const from = Math.min(low, 0);
  const to = Math.max(high, 0);
  if (from === to) return [0];
  const step = niceStep((to - from) / count);
  const marks: number[] = [];
  for (let mark = Math.floor(from / step + 1e-9); mark <= Math.ceil(to / step - 1e-9); mark++)
    marks.push(Number((mark * step).toPrecision(12)));
  return marks;
}

/** From one line of a label to the next: on a phone "Q2 2026" is wider than its column. */
const LINE = 15;

/** Columns from a zero line over a scale that begins at zero; credits below it. Letters keep their size on every screen. */
export function BarChart({
  bars,
  label,
  scaleText,
}: {
  bars: readonly Bar[];
  label: string;
  /** A mark of the scale in words: "$50". */
  scaleText: (value: number) => string;
}) {
  const lines = Math.max(1, ...bars.map((bar) => bar.label.split(' ').length));
  const [height, top, bottom] = [232 + LINE * (lines - 1), 22, 28 + LINE * (lines - 1)];
  const left = 0.13;
  const marks = scaleMarks(
    Math.min(...bars.map((bar) => bar.value), 0),
    Math.max(...bars.map((bar) => bar.value), 0),
  );
  const low = marks[0] ?? 0;
  const high = marks.length > 1 ? (marks.at(-1) ?? 1) : 1;
  const yOf = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom);
  const slot = (1 - left) / Math.max(1, bars.length);
  const zero = yOf(0);
  return (
    <svg className="chart" width="100%" height={em(height)} role="img" aria-label={label}>
      {marks.map((mark) => (
        <g key={mark}>
          <line
            className={mark === 0 ? 'chart-axis' : 'chart-grid'}
            stroke={mark === 0 ? '#181f19' : '#d6d9d3'}
            x1={percent(left)}
            x2="100%"
            y1={em(yOf(mark))}
            y2={em(yOf(mark))}
          />
          <text x={percent(left)} dx={em(-8)} y={em(yOf(mark))} dy={em(4)} textAnchor="end">
            {scaleText(mark)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const x = left + index * slot;
        const y = Math.min(zero, yOf(bar.value));
        const tall = Math.abs(yOf(bar.value) - zero);
        return (
          <g key={bar.label}>
            {tall > 0 ? (
              <rect
                className={bar.value < 0 ? 'chart-bar chart-credit' : 'chart-bar'}
                fill={bar.value < 0 ? '#15592b' : '#484f49'}
                x={percent(x + slot * 0.22)}
                y={em(y)}
                width={percent(slot * 0.56)}
                height={em(Math.max(1, tall))}
              />
            ) : null}
            <text
              className="chart-figure"
              x={percent(x + slot / 2)}
              y={em(bar.value < 0 ? y + tall + 14 : y - 6)}
              textAnchor="middle"
            >
              {bar.text}
            </text>
            <text y={em(height - 6 - LINE * (lines - 1))} textAnchor="middle">
              {bar.label.split(' ').map((word, line) => (
                <tspan key={word} x={percent(x + slot / 2)} dy={line === 0 ? 0 : em(LINE)}>
                  {word}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Rows around a zero line: what is owed to the right, credits to the left. */
export function RowChart({
  bars,
  label,
  mark,
}: {
  bars: readonly Bar[];
  label: string;
  /** A value that every row is compared with, drawn through all of them. */
  mark?: { value: number; text: string } | undefined;
}) {
  const row = 26;
  const head = mark ? 22 : 4;
  const values = [...bars.map((bar) => bar.value), mark?.value ?? 0, 0];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Room for the name at the left, and for a figure beyond the longest bar of each side.
  const from = 0.13 + (low < 0 ? 0.2 : 0);
  const to = high > 0 ? 0.8 : 0.99;
  const xOf = (value: number) => from + ((value - low) / (high - low || 1)) * (to - from);
  const height = head + bars.length * row + 4;
  return (
    <svg className="chart" width="100%" height={em(height)} role="img" aria-label={label}>
      {mark ? (
        <>
          <line
            className="chart-mark"
            stroke="#181f19"
            strokeDasharray="3 3"
            x1={percent(xOf(mark.value))}
            x2={percent(xOf(mark.value))}
            y1={em(head - 4)}
            y2={em(height - 4)}
          />
          <text x={percent(xOf(mark.value))} y={em(12)} textAnchor="middle">
            {mark.text}
          </text>
        </>
      ) : null}
      {bars.map((bar, index) => {
        const y = head + index * row;
        const [a, b] = [xOf(Math.min(0, bar.value)), xOf(Math.max(0, bar.value))];
        return (
          <g key={bar.label}>
            <text className="chart-name" x="0" y={em(y + 17)}>
              {bar.label}
            </text>
            {b > a ? (
              <rect
                className={bar.value < 0 ? 'chart-bar chart-credit' : 'chart-bar'}
                fill={bar.value < 0 ? '#15592b' : '#484f49'}
                x={percent(a)}
                y={em(y + 4)}
                width={percent(Math.max(0.004, b - a))}
                height={em(row - 8)}
              />
            ) : null}
            <text
              className="chart-figure"
              x={percent(bar.value < 0 ? a : b)}
              dx={em(bar.value < 0 ? -6 : 6)}
              y={em(y + 17)}
              textAnchor={bar.value < 0 ? 'end' : 'start'}
            >
              {bar.text}
            </text>
          </g>
        );
      })}
      <line
        className="chart-axis"
        stroke="#181f19"
        x1={percent(xOf(0))}
        x2={percent(xOf(0))}
        y1={em(head)}
        y2={em(height - 4)}
      />
    </svg>
  );
}
