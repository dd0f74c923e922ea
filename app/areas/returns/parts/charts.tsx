/** Small charts, drawn by the server: they print, need no script, and repeat what the table beside them says. */

/** A line without axes for one row of a table. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const [width, height, pad] = [120, 28, 3];
  const high = Math.max(...values, 1);
  const step = values.length > 1 ? (width - 2 * pad) / (values.length - 1) : 0;
  const points = values.map(
    (value, index) =>
      [pad + index * step, height - pad - (Math.max(0, value) / high) * (height - 2 * pad)] as const,
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

/** Bars from a zero line, credits below it. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const [width, height, top, bottom] = [440, 190, 22, 26];
  const high = Math.max(...bars.map((bar) => bar.value), 0);
  const low = Math.min(...bars.map((bar) => bar.value), 0);
  const span = high - low || 1;
  const room = height - top - bottom - (low < 0 ? 16 : 0);
  const yOf = (value: number) => top + ((high - value) / span) * room;
  const slot = width / Math.max(1, bars.length);
  const zero = yOf(0);
  return (
    <svg
      className="chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {bars.map((bar, index) => {
        const x = index * slot + slot * 0.2;
        const y = Math.min(zero, yOf(bar.value));
        const tall = Math.max(1, Math.abs(yOf(bar.value) - zero));
        return (
          <g key={bar.label}>
            <rect
              className="chart-bar"
              fill="#005d39"
              x={x.toFixed(1)}
              y={y.toFixed(1)}
              width={(slot * 0.6).toFixed(1)}
              height={tall.toFixed(1)}
            />
            <text
              x={(x + slot * 0.3).toFixed(1)}
              y={(bar.value < 0 ? y + tall + 13 : y - 6).toFixed(1)}
              textAnchor="middle"
            >
              {bar.text}
            </text>
            <text x={(x + slot * 0.3).toFixed(1)} y={height - 6} textAnchor="middle">
              {bar.label}
            </text>
          </g>
        );
      })}
      <line
        className="chart-axis"
        stroke="#181f19"
        x1="0"
        x2={width}
        y1={zero.toFixed(1)}
        y2={zero.toFixed(1)}
      />
    </svg>
  );
}
