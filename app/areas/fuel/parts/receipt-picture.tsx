import type { ReceiptReview } from '~/areas/fuel/views/receipt-view';
import { EvidenceFrame, PagePicture } from '~/kit/page-picture';
import { useTexts, type Translator } from '~/kit/texts';
import { paths } from '~/routes';

/** "Total: $12.50": what it is in the language, the words of the paper as they are. */
const labelIn = (label: string, t: Translator['t']): string =>
  label.replace(/^[^:]+(?=: )/, (name) => t(name));

/** The receipt as a picture, with frames around the words that were read. */
export function ReceiptPicture({ view }: { view: ReceiptReview }) {
  const { t } = useTexts();
  return (
    <section className="document-pages" tabIndex={0} aria-label={t`The receipt`}>
      {view.pages.map((page) => (
        <figure key={page.number} className="document-page">
          <PagePicture page={page} name={view.name} href={paths.receiptPage(view.id, page.number)}>
            {page.marks.map((mark) => (
              <EvidenceFrame key={mark.id} mark={{ ...mark, label: labelIn(mark.label, t) }} />
            ))}
          </PagePicture>
        </figure>
      ))}
    </section>
  );
}
