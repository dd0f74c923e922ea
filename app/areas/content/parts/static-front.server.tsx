import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '~/config/env.server';
import { processSingleton } from '~/config/process-singleton.server';
import { LANGUAGES, type Language } from '~/engine/text/texts';
import { textsIn, wordsOfScripts } from '~/platform/http/languages/texts.server';
import { TextsProvider } from '~/kit/texts';
import type { FaqEntry } from '~/areas/content/rules/faq';
import { filmView } from '~/areas/content/views/film-view';
import { EXAMPLE_RESULT } from '~/areas/content/views/example-result';
import { ClosingLine } from './closing-line';
import { ExampleResult } from './example-result';
import { FaqSection } from './faq';
import { HowItWorks } from './how-it-works';
import type { StaticPartName } from './static-part';
import { Widgets } from './widgets';

interface KeptParts {
  edition: string;
  entries: readonly FaqEntry[];
  /** By part and language. */
  html: Map<string, string>;
}

const kept = () =>
  processSingleton('front page: parts', (): KeptParts => ({ edition: '', entries: [], html: new Map() }));

/** Puts the questions as they are in the database under the calculator; rendered anew only when one has changed. */
export function keepFrontFaq(entries: readonly FaqEntry[]): void {
  const edition = JSON.stringify(entries);
  const parts = kept();
  if (parts.edition === edition) return;
  Object.assign(parts, { edition, entries, html: new Map() });
}

/** Our own markup, rendered once per process and language, and again when an editor has changed a question. */
export function staticFrontHtml(name: StaticPartName, language: Language): string {
  const { entries, html } = kept();
  const key = `${name} ${language}`;
  const found = html.get(key);
  if (found !== undefined) return found;
  const made = renderToStaticMarkup(
    <TextsProvider texts={textsIn(language, 'front', 'places', 'faq')}>
      {name === 'below' ? <Below entries={entries} /> : <ExampleResult view={EXAMPLE_RESULT} />}
    </TextsProvider>,
  );
  html.set(key, made);
  return made;
}

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

/** What public/js/outbox.js and keys.js say, for the frame of a page; undefined in English. Written by the server alone. */
export const saidByScripts = (language: Language): string | undefined =>
  language === 'en'
    ? undefined
    : JSON.stringify({ language, tag: LANGUAGES[language].tag, words: wordsOfScripts(language) });
