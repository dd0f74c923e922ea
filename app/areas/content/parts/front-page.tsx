import { CalculatorForm, type CalculatorFormView } from '~/areas/calculator/parts/calculator-form';
import type { Deadline } from '~/areas/returns/parts/deadline-banner';
import { PublicPage } from './public-page';
import type { FilmView } from '~/areas/content/views/film-view';
import { HowItWorksFilm } from './how-it-works-film';
import { FrontHero } from './hero';
import { StaticPart } from './static-part';

export interface FrontPageView {
  deadline: Deadline;
  form: CalculatorFormView;
  film: FilmView | null;
}

/**
 * The public front page: the calculator, then what the product does, how it works, questions and answers. Only the
 * calculator and what opens the film are hydrated; the rest is the server's HTML and costs no script.
 */
export function FrontPage({
  view,
  product,
  current,
  signedIn,
}: {
  view: FrontPageView;
  product: string;
  current: string;
  signedIn: boolean;
}) {
  return (
    <PublicPage product={product} current={current} signedIn={signedIn} deadline={view.deadline} bare>
      <FrontHero form={<CalculatorForm view={view.form} />} example={<StaticPart name="example" />} />
      <StaticPart name="below" />
      {view.film ? <HowItWorksFilm film={view.film} /> : null}
    </PublicPage>
  );
}
