import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '~/config/env.server';
import { processSingleton } from '~/config/process-singleton.server';
import { FAQ_ENTRIES } from '~/domain/content/faq';
import { EXAMPLE_RESULT } from '~/presenters/content/example-result';
import { ClosingLine } from './closing-line';
import { ExampleResult } from './example-result';
import { FaqSection } from './faq';
import { HowItWorks } from './how-it-works';
import type { StaticPartName } from './static-part';
import { Widgets } from './widgets';

/** Our own markup, rendered once per process. */
export const staticFrontHtml = (name: StaticPartName): string =>
  processSingleton(`front page: ${name}`, () => renderToStaticMarkup(name === 'example' ? <ExampleResult view={EXAMPLE_RESULT} /> : <Below />));

function Below() {
  const url = env().HOW_IT_WORKS_VIDEO_URL;
  return (
    <>
      <Widgets />
      <HowItWorks {...(url ? { video: { url } } : {})} />
      <FaqSection entries={FAQ_ENTRIES} />
      <ClosingLine />
    </>
  );
}
