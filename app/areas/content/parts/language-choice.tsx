import { useSpoken } from '~/kit/texts';
import { languageChoiceHtml } from './language-choice-html.server';

/** Written by the server alone; React leaves what it finds, and the browser gets no code for it. */
export function LanguageChoice() {
  const spoken = useSpoken();
  if (spoken.languages.length < 2) return null;
  const html = typeof document === 'undefined' ? languageChoiceHtml(spoken) : '';
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
