import type { ReceiptReview } from '~/areas/fuel/views/receipt-view';
import { paths } from '~/routes';

/** The receipt as a picture, with frames around the words that were read. */
export function ReceiptPicture({ view }: { view: ReceiptReview }) {
  return (
    <section className="document-pages" tabIndex={0} aria-label="The receipt">
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
              href={paths.receiptPage(view.id, page.number)}
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
                <rect
                  key={mark.id}
                  id={mark.id}
                  x={mark.x}
                  y={mark.y}
                  width={mark.width}
                  height={mark.height}
                  rx="2"
                  className="evidence"
                  fill="none"
                  stroke="#a06200"
                >
                  <title>{mark.label}</title>
                </rect>
              ))}
            </g>
          </svg>
        </figure>
      ))}
    </section>
  );
}
