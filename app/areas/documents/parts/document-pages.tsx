import type { ReviewMark, ReviewView } from '~/areas/documents/views/review-page';
import { paths } from '~/routes';

/** The pages as pictures, with frames around the words that were read. A frame leads to the fields of its stop. */
export function DocumentPages({ view }: { view: ReviewView }) {
  return (
    <section className="document-pages" tabIndex={0} aria-label="The document">
      {view.pages.map((page) => (
        <figure key={page.number} className="document-page">
          <svg
            width={page.width}
            height={page.height}
            viewBox={`0 0 ${page.width} ${page.height}`}
            role="group"
            aria-label={`Page ${page.number} of ${view.name}`}
          >
            <image
              href={paths.documentPage(view.id, page.number)}
              width={page.width}
              height={page.height}
              preserveAspectRatio="none"
            />
            <g
              transform={
                page.lean === 0
                  ? undefined
                  : `rotate(${page.lean.toFixed(2)} ${page.width / 2} ${page.height / 2})`
              }
            >
              {page.marks.map((mark) => (
                <Mark key={mark.id} mark={mark} editable={view.tripId === null} />
              ))}
            </g>
          </svg>
          <figcaption className="muted small">
            Page {page.number} of {view.pages.length + view.morePages}
          </figcaption>
        </figure>
      ))}
      {view.morePages > 0 ? (
        <p className="muted small">The rest of the pages is in the file itself.</p>
      ) : null}
    </section>
  );
}

function Mark({ mark, editable }: { mark: ReviewMark; editable: boolean }) {
  const frame = (
    <>
      <rect
        id={mark.id}
        x={mark.x}
        y={mark.y}
        width={mark.width}
        height={mark.height}
        rx="2"
        className="evidence"
        fill="none"
        stroke="#a06200"
        data-stop={mark.stop ?? undefined}
      >
        <title>{mark.label}</title>
      </rect>
      {mark.badge === null ? null : (
        <g aria-hidden="true" className="evidence-badge">
          <circle cx={Math.max(9, mark.x - 8)} cy={mark.y + 8} r="8" fill="#005d39" />
          <text x={Math.max(9, mark.x - 8)} y={mark.y + 11.5} textAnchor="middle" fontSize="10" fill="#fff">
            {mark.badge}
          </text>
        </g>
      )}
    </>
  );
  return editable && mark.badge !== null ? (
    <a href={`#stop-${mark.badge}`} aria-label={`Fields of stop ${mark.badge}`}>
      {frame}
    </a>
  ) : (
    frame
  );
}
