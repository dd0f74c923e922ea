import type { ReceiptReview } from '~/areas/fuel/views/receipt-view';
import { EvidenceFrame, PagePicture } from '~/kit/page-picture';
import { paths } from '~/routes';

/** The receipt as a picture, with frames around the words that were read. */
export function ReceiptPicture({ view }: { view: ReceiptReview }) {
  return (
    <section className="document-pages" tabIndex={0} aria-label="The receipt">
      {view.pages.map((page) => (
        <figure key={page.number} className="document-page">
          <PagePicture page={page} name={view.name} href={paths.receiptPage(view.id, page.number)}>
            {page.marks.map((mark) => (
              <EvidenceFrame key={mark.id} mark={mark} />
            ))}
          </PagePicture>
        </figure>
      ))}
    </section>
  );
}
