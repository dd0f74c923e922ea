import type { FilmView } from '~/areas/content/views/film-view';
import { Icon } from '~/kit/icon';
import { paths } from '~/routes';
import { useTexts } from '~/kit/texts';
import { FILM_LINK } from './how-it-works-film';

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

/** Three steps in words; beside them the film, behind one of its frames until someone asks for it. */
export function HowItWorks({ film, videoUrl }: { film: FilmView | null; videoUrl: string | null }) {
  const { t } = useTexts();
  return (
    <section className="wrap" id="how-it-works">
      <div className="front-section">
        <h2>{t`How it works`}</h2>
        <div className="how">
          <ol className="steps">
            {STEPS.map((step) => (
              <li className="step" key={step.title}>
                <h3>{t(step.title)}</h3>
                <p>{t(step.text)}</p>
              </li>
            ))}
          </ol>
          {film ? <Poster film={film} videoUrl={videoUrl} /> : null}
        </div>
      </div>
    </section>
  );
}

/**
 * A link to the film: to its page, which scripts open over this one, or to the film that the operator has at a provider. Nothing is
 * asked of that one before someone follows the link.
 */
function Poster({ film, videoUrl }: { film: FilmView; videoUrl: string | null }) {
  const { t } = useTexts();
  return (
    <a className="poster" href={videoUrl ?? paths.howItWorks()} id={videoUrl ? undefined : FILM_LINK}>
      <img
        className="poster-picture"
        src={film.poster}
        alt=""
        width={film.width}
        height={film.height}
        loading="lazy"
        decoding="async"
      />
      <span className="poster-line">
        <Icon name="play" />
        {t`Watch how it works`}
        {videoUrl ? '' : `, ${film.length}`}
      </span>
    </a>
  );
}
