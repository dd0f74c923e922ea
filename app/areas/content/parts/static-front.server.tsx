import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '~/config/env.server';
import { processSingleton } from '~/config/process-singleton.server';
import type { FaqEntry } from '~/areas/content/rules/faq';
import { filmView } from '~/areas/content/views/film-view';
import { EXAMPLE_RESULT } from '~/areas/content/views/example-result';
import { ClosingLine } from './closing-line';
import { ExampleResult } from './example-result';
import { FaqSection } from './faq';
import { HowItWorks } from './how-it-works';
import type { StaticPartName } from './static-part';
import { Widgets } from './widgets';

const kept = () => processSingleton('front page: questions', () => ({ edition: '', html: '' }));

/** Puts the questions as they are in the database under the calculator; rendered anew only when one has changed. */
export function keepFrontFaq(entries: readonly FaqEntry[]): void {
  const edition = JSON.stringify(entries);
  const page = kept();
  if (page.edition === edition) return;
  page.html = renderToStaticMarkup(<Below entries={entries} />);
  page.edition = edition;
}

/** Our own markup, rendered once per process, and again when an editor has changed a question. */
export const staticFrontHtml = (name: StaticPartName): string =>
  name === 'below'
    ? kept().html
    : processSingleton(`front page: ${name}`, () =>
        renderToStaticMarkup(<ExampleResult view={EXAMPLE_RESULT} />),
      );

function Below({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <>
      <Widgets />
      <HowItWorks film={filmView('how-it-works')} videoUrl={env().HOW_IT_WORKS_VIDEO_URL ?? null} />
      <FaqSection entries={entries} />
      <ClosingLine />
    </>
  );
}
