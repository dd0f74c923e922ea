import type { ReactNode } from 'react';
import { useTexts } from '~/kit/texts';

function Drawn({ left = 16, children }: { left?: number; children: ReactNode }) {
  return (
    <svg
      className="drawn"
      width="208"
      height="96"
      fill="none"
      stroke="currentColor"
      viewBox={`${left} 0 208 96`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Two stops and the road between them. */
function TwoStops() {
  return (
    <Drawn>
      <path d="M24 48h192" />
      <path className="drawn-faint" d="M78 36v24M134 36v24M176 36v24" />
      <circle className="drawn-dot" cx="24" cy="48" r="7" />
      <circle className="drawn-dot" cx="216" cy="48" r="7" />
      <g className="drawn-text">
        <text x="86" y="80">
          MO
        </text>
        <text x="138" y="80">
          OK
        </text>
        <text x="180" y="80">
          TX
        </text>
        <text x="32" y="80">
          IL
        </text>
      </g>
    </Drawn>
  );
}

/** A quarter as thirteen weeks of evenings against one short stroke. */
function ShortStroke() {
  const { t } = useTexts();
  return (
    <Drawn>
      <path className="drawn-faint" d="M24 30h192M24 24v12M216 24v12" />
      <path className="drawn-accent" d="M24 64h26M24 58v12M50 58v12" />
      <g className="drawn-text">
        <text x="24" y="16">
          {t`by hand`}
        </text>
        <text x="24" y="88">
          {t`here`}
        </text>
      </g>
    </Drawn>
  );
}

/** The sheet a return is copied from. */
function ReturnSheet() {
  return (
    <Drawn left={70}>
      <path className="drawn-paper" d="M72 8h80l16 16v66H72z" />
      <path d="M152 8v16h16" />
      <path className="drawn-faint" d="M84 36h20M84 48h20M84 60h20M128 36h28M134 48h22M126 60h30" />
      <path d="M84 70h72" />
      <path className="drawn-accent" d="M84 80h20M130 80h26" />
    </Drawn>
  );
}

/** A paper on the left, its two stops on the right. */
function PaperToTrip() {
  return (
    <Drawn left={26}>
      <path className="drawn-paper" d="M28 12h44l12 12v60H28z" />
      <path className="drawn-faint" d="M38 32h34M38 42h28M38 62h34M38 72h22" />
      <path className="drawn-accent" d="M38 52h34M100 48h28M120 40l8 8-8 8" />
      <path d="M168 26v44" />
      <circle className="drawn-dot" cx="168" cy="22" r="6" />
      <circle className="drawn-dot" cx="168" cy="74" r="6" />
      <path className="drawn-faint" d="M160 48h16M184 22h32M184 74h24" />
    </Drawn>
  );
}

const WIDGETS = [
  {
    title: 'Easy to use',
    text: 'Two addresses are enough. We find the route, split it at every state line, and the state miles always add up.',
    drawing: <TwoStops />,
  },
  {
    title: 'Time saving',
    text: 'Trips and fuel go in as they happen, so your return is ready the day the quarter ends.',
    drawing: <ShortStroke />,
  },
  {
    title: 'Report generation',
    text: 'Gallons, rates, surcharges and credits by jurisdiction, as PDF and Excel, rounded the way IFTA returns require.',
    drawing: <ReturnSheet />,
  },
  {
    title: 'AI data extraction',
    text: 'Upload a rate confirmation as PDF. We read its stops and dates into a trip that you check before you save it.',
    drawing: <PaperToTrip />,
  },
];

/** The four things the product does, each with a drawn detail. */
export function Widgets() {
  const { t } = useTexts();
  return (
    <section className="wrap">
      <div className="front-section">
        <h2>{t`What you get`}</h2>
        <ul className="widgets">
          {WIDGETS.map((widget) => (
            <li className="widget" key={widget.title}>
              {widget.drawing}
              <h3>{t(widget.title)}</h3>
              <p>{t(widget.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
