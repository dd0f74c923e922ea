import type { ReactNode } from 'react';
import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';
import { EXAMPLE_RESULT, EXAMPLE_STOPS } from '~/areas/content/views/example-result';

/** A picture of one thing the program does, with the figures of the example beside the calculator. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className="picture"
      width="264"
      height="150"
      fill="none"
      stroke="currentColor"
      viewBox="0 0 264 150"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Two towns in their fields, and the road between them in pieces as long as the miles of each state. */
function MilesByState() {
  const { whole } = useFigures();
  const scale = 228 / EXAMPLE_RESULT.totalMiles;
  const starts = EXAMPLE_RESULT.rows.map((_, index) => 18 + EXAMPLE_RESULT.road[index]!.mile * scale);
  return (
    <Picture>
      {EXAMPLE_STOPS.map((stop, index) => (
        <g key={stop}>
          <rect className="picture-faint" x={index === 0 ? 16 : 144} y="16" width="104" height="30" rx="3" />
          <text x={index === 0 ? 26 : 154} y="35">
            {stop}
          </text>
        </g>
      ))}
      <path className="picture-faint" d="M124 31h15M134 26l5 5-5 5" />
      <path className="picture-accent" d="M18 96h228" />
      {EXAMPLE_RESULT.rows.map((row, index) => (
        <g key={row.code}>
          {index > 0 ? <path d={`M${starts[index]!.toFixed(1)} 88v16`} /> : null}
          <g
            textAnchor="middle"
            transform={`translate(${(starts[index]! + (row.miles * scale) / 2).toFixed(1)} 0)`}
          >
            <text className="picture-strong" y="80">
              {row.code}
            </text>
            <text className="picture-muted" y="124">
              {whole(row.miles)}
            </text>
          </g>
        </g>
      ))}
      <circle className="picture-dot" cx="18" cy="96" r="6" />
      <circle className="picture-dot" cx="246" cy="96" r="6" />
    </Picture>
  );
}

/** The thirteen weeks of a quarter, a square for each weekday, filled where something was entered. */
function WeeksOfAQuarter() {
  const { t } = useTexts();
  const days = Array.from({ length: 65 }, (_, day) => ({
    path: `M${17 + Math.floor(day / 5) * 18} ${16 + (day % 5) * 18}h13v13h-13z`,
    entered: (day * day + Math.floor(day / 5)) % 7 > 1,
  }));
  const drawn = (entered: boolean) =>
    days
      .filter((day) => day.entered === entered)
      .map((day) => day.path)
      .join('');
  return (
    <Picture>
      <path className="picture-dot" d={drawn(true)} />
      <path className="picture-faint" d={drawn(false)} />
      <path className="picture-accent" d="M18 126l5 5 9-10" />
      <text className="picture-strong" x="40" y="131">
        {t`Ready to file`}
      </text>
    </Picture>
  );
}

/** The return with its lines and its sum. */
function ReturnLines() {
  const { t, said } = useTexts();
  const { whole, cents } = useFigures();
  return (
    <Picture>
      <text className="picture-strong" x="16" y="26">
        {`IFTA ${said(EXAMPLE_RESULT.quarter)}`}
      </text>
      <text className="picture-muted" x="248" y="26" textAnchor="end">
        PDF, XLSX
      </text>
      <path d="M16 36h232M16 116h232" />
      {EXAMPLE_RESULT.rows.map((row, index) => (
        <g key={row.code} transform={`translate(0 ${54 + index * 18})`}>
          <text x="16">{row.code}</text>
          <text className="picture-muted" x="140" textAnchor="end">
            {whole(row.miles)}
          </text>
          <text className={row.taxCents < 0 ? 'picture-credit' : undefined} x="248" textAnchor="end">
            {cents(row.taxCents)}
          </text>
        </g>
      ))}
      <g className="picture-strong">
        <text x="16" y="134">{t`Total`}</text>
        <text x="140" y="134" textAnchor="end">
          {whole(EXAMPLE_RESULT.totalMiles)}
        </text>
        <text x="248" y="134" textAnchor="end">
          {cents(EXAMPLE_RESULT.totalCents)}
        </text>
      </g>
    </Picture>
  );
}

/** A rate confirmation with its two stops found on it, and the trip they make. */
function PaperToTrip() {
  const { t } = useTexts();
  const { whole } = useFigures();
  return (
    <Picture>
      <path className="picture-paper" d="M16 12h100l14 14v112H16z" />
      <path className="picture-faint" d="M116 12v14h14" />
      <text className="picture-small" x="23" y="36">
        {t`Rate confirmation`}
      </text>
      <path className="picture-faint" d="M24 44h50M24 52h66M24 84h58M24 92h40M24 124h62" />
      {EXAMPLE_STOPS.map((stop, index) => (
        <g key={stop} transform={`translate(0 ${index * 40})`}>
          <rect className="picture-mark" x="22" y="60" width="100" height="16" rx="2" />
          <text className="picture-small" x="27" y="71">
            {stop}
          </text>
          <circle className="picture-dot" cx="178" cy={index === 0 ? 48 : 66} r="6" />
          <text x="190" y={index === 0 ? 52 : 70}>
            {stop}
          </text>
        </g>
      ))}
      <path className="picture-accent" d="M140 76h20M154 70l6 6-6 6" />
      <path d="M178 56v42" />
      <text className="picture-muted picture-small" x="190" y="81">
        {`${whole(EXAMPLE_RESULT.totalMiles)} ${t`mi`}`}
      </text>
    </Picture>
  );
}

const WIDGETS = [
  {
    title: 'Easy to use',
    text: 'Two addresses are enough. We find the route, split it at every state line, and the state miles always add up.',
    picture: <MilesByState />,
  },
  {
    title: 'Time saving',
    text: 'Trips and fuel go in as they happen, so your return is ready the day the quarter ends.',
    picture: <WeeksOfAQuarter />,
  },
  {
    title: 'Report generation',
    text: 'Gallons, rates, surcharges and credits by jurisdiction, as PDF and Excel, rounded the way IFTA returns require.',
    picture: <ReturnLines />,
  },
  {
    title: 'AI data extraction',
    text: 'Upload a rate confirmation as PDF. We read its stops and dates into a trip that you check before you save it.',
    picture: <PaperToTrip />,
  },
];

/** The four things the product does, each with a picture. */
export function Widgets() {
  const { t } = useTexts();
  return (
    <section className="wrap">
      <div className="front-section">
        <h2>{t`What you get`}</h2>
        <ul className="widgets">
          {WIDGETS.map((widget) => (
            <li className="widget" key={widget.title}>
              {widget.picture}
              <h3>{t(widget.title)}</h3>
              <p>{t(widget.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
