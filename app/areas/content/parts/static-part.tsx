import { useTexts } from '~/kit/texts';
import { staticFrontHtml } from './static-front.server';

export type StaticPartName = 'example' | 'below';

/**
 * A part of the front page that never changes in the browser. The server writes its HTML; in the browser the module it
 * comes from is empty, and React leaves what it finds: no script, no second copy of the texts.
 */
export function StaticPart({ name }: { name: StaticPartName }) {
  const { language } = useTexts();
  const html = typeof document === 'undefined' ? staticFrontHtml(name, language) : '';
  return (
    <div className={`front-${name}`} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
