import type { ReviewView } from '~/presenters/documents/review-page';
import { paths } from '~/paths';

/** The pages as pictures, with frames around the words that were read. */
export function DocumentPages({ view }: { view: ReviewView }) {
  return (
    <div className="document-pages">
      {view.pages.map((page) => (
        <figure key={page.number} className="document-page">
          <svg viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={`Page ${page.number} of ${view.name}`}>
            <image href={paths.documentPage(view.id, page.number)} width={page.width} height={page.height} preserveAspectRatio="none" />
            {page.marks.map((mark, index) => (
              <rect key={index} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx="2" className="evidence">
                <title>{mark.label}</title>
              </rect>
            ))}
          </svg>
          <figcaption className="muted small">Page {page.number}</figcaption>
        </figure>
      ))}
    </div>
  );
}
