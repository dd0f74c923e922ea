import { Icon } from '~/kit/icon';

export interface VideoSource {
  /** Where the film is, at the configured provider. */
  url: string;
  /** "2:10". */
  length?: string;
}

const STEPS = [
  {
    title: 'Enter pickup and delivery',
    text: 'City and state, or a ZIP or postal code. The route follows the roads a truck takes.',
  },
  {
    title: 'Add the diesel you bought',
    text: 'Gallons per state, from your receipts. States without a purchase stay empty.',
  },
  {
    title: 'Read the report',
    text: 'Taxable gallons, tax-paid gallons and the tax or credit of every jurisdiction, with the total.',
  },
];

/** Three steps in words; beside them the film, behind its poster until someone asks for it. */
export function HowItWorks({ video }: { video?: VideoSource }) {
  return (
    <section className="wrap" id="how-it-works">
      <div className="front-section">
        <h2>How it works</h2>
        <div className={video ? 'how' : 'how-alone'}>
          <ol className="steps">
            {STEPS.map((step) => (
              <li className="step" key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          {video ? <VideoPoster video={video} /> : null}
        </div>
      </div>
    </section>
  );
}

/**
 * The poster is a link to the film. Nothing is asked of the provider before someone follows it; a frame here
 * would be loaded at once by a browser without scripts, lazy or not. `onPlay` takes the click over where scripts
 * run (a modal with the player).
 */
export function VideoPoster({
  video,
  title = 'Watch how it works',
  onPlay,
}: {
  video: VideoSource;
  title?: string;
  onPlay?: () => void;
}) {
  return (
    <a
      className="poster"
      href={video.url}
      onClick={
        onPlay
          ? (event) => {
              event.preventDefault();
              onPlay();
            }
          : undefined
      }
    >
      <svg
        className="drawn poster-picture"
        width="480"
        height="220"
        viewBox="0 0 480 220"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path className="drawn-faint" d="M168 0v220M312 0v78l-24 30 40 34-16 78" />
        <path className="drawn-accent" d="M48 168c70 0 74-100 146-104s92 78 146 70 58-54 92-66" />
        <path d="M168 58v22M318 122v22" />
        <circle className="drawn-dot" cx="48" cy="168" r="8" />
        <circle className="drawn-dot" cx="432" cy="68" r="8" />
      </svg>
      <span className="poster-line">
        <Icon name="play" />
        {title}
        {video.length ? `, ${video.length}` : ''}
      </span>
    </a>
  );
}
