import type { ChartStep } from '~/areas/rates/views/jurisdiction-rates';
import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 52;
const RIGHT = 8;
const TOP = 12;
const BOTTOM = 24;

/** Round steps of an axis from zero, at most five, that reach the highest value. */
export function axisSteps(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => Math.round(index * step));
}

/** The rate of each quarter as steps from zero up, drawn on the server. The table below says the same in figures. */
export function RateChart({
  steps,
  title,
  unit,
}: {
  steps: readonly ChartStep[];
  title: string;
  unit: string;
}) {
  const { t, said } = useTexts();
  const { fixed } = useFigures();
  const highest = Math.max(...steps.map(({ value }) => value));
  if (steps.length < 2 || highest <= 0) return null;
  const axis = axisSteps(highest);
  const top = axis.at(-1) ?? highest;
  const [begin, end] = [steps[0]?.at ?? 0, (steps.at(-1)?.at ?? 0) + 1];
  const x = (at: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (at - begin)) / (end - begin);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const point = (at: number, value: number) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  const known = steps.map(({ at, value }) => `M${point(at, value)}H${x(at + 1).toFixed(1)}`).join('');
  // Between quarters that we know: where one follows the other the step, else a guess, drawn as one.
  const between = steps
    .slice(1)
    .map(
      ({ at, value }, index) =>
        `M${point((steps[index]?.at ?? at) + 1, steps[index]?.value ?? value)}L${point(at, value)}`,
    )
    .join('');
  const hasGap = steps.some(({ at }, index) => at > (steps[index - 1]?.at ?? at) + 1);
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <figure className="rate-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={t`${title}: ${said(first?.text ?? '')} in ${said(first?.label ?? '')}, ${said(last?.text ?? '')} in ${said(last?.label ?? '')}, ${unit}`}
      >
        {axis.map((value) => (
          <g key={value}>
            <path className="rate-chart-grid" d={`M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}`} />
            <text className="rate-chart-label" x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {fixed(value / 100, 2)}
            </text>
          </g>
        ))}
        <path className="rate-chart-between" d={between} />
        <path className="rate-chart-line" d={known} />
        <text className="rate-chart-label" x={LEFT} y={HEIGHT - 6}>
          {said(first?.label ?? '')}
        </text>
        <text className="rate-chart-label" x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
          {said(last?.label ?? '')}
        </text>
      </svg>
      <figcaption className="muted small">
        {t`${title}, rate and surcharge together, ${unit}`}
        {hasGap ? `. ${t`Dotted: quarters whose rates we do not have`}` : null}
      </figcaption>
    </figure>
  );
}
