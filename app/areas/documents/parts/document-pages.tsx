import type { ReviewLine, ReviewMark, ReviewPage, ReviewView } from '~/areas/documents/views/review-page';
import type { PickView } from '~/areas/documents/views/pick-fields';
import { isLarge, zoomBeside, type Zoom } from '~/areas/documents/views/page-zoom';
import { Button, LinkButton } from '~/kit/button';
import { EvidenceFrame, PagePicture } from '~/kit/page-picture';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { REVIEW_FORM } from './review-form';

/** Address of the script that zooms, pans and fills without a new page; the number changes with it. */
const SCRIPT = '/mileage/js/review.js?v=2';

/** The pages as pictures, with frames around the words that were read; where they may fill the form, each line of print is a button. */
export function DocumentPages({ view, zoom, pick }: { view: ReviewView; zoom: Zoom; pick: PickView | null }) {
  const { t } = useTexts();
  return (
    <section className="document-view" id="document" aria-label={t`The document`}>
      {pick === null ? null : <PickField pick={pick} />}
      <div className="document-tools" role="group" aria-label={t`Zoom`}>
        <ZoomStep zoom={zoom} by={-1} text={t`Zoom out`} sign="−" isInForm={pick !== null} />
        <span className="figure" data-zoom-now>
          {zoom}%
        </span>
        <ZoomStep zoom={zoom} by={1} text={t`Zoom in`} sign="+" isInForm={pick !== null} />
      </div>
      <div className="document-pages" tabIndex={0} role="group" aria-label={t`Pages`}>
        <div className={`document-sheet document-sheet-${zoom}`} data-zoom={zoom}>
          {view.pages.map((page) => (
            <Page key={page.number} page={page} view={view} zoom={zoom} canFill={pick !== null} />
          ))}
          {view.morePages > 0 ? (
            <p className="muted small">{t`The rest of the pages is in the file itself.`}</p>
          ) : null}
        </div>
      </div>
      <script src={SCRIPT} defer data-network-error={t`Network Error`} />
    </section>
  );
}

/** The names of fields. In other languages what a load pays has another word than a rate of tax. */
function useFieldName(): (label: string) => string {
  const { t, said, language } = useTexts();
  return (label) => (language !== 'en' && label === 'Rate' ? t`Rate in dollars` : said(label));
}

function PickField({ pick: { fields, chosen, said: filled } }: { pick: PickView }) {
  const { t, said, langOf } = useTexts();
  const name = useFieldName();
  const field = fields.find(({ label }) => filled.startsWith(`${label}: `));
  const text = field ? t`${name(field.label)}: ${said(filled.slice(field.label.length + 2))}` : said(filled);
  return (
    <fieldset className="pick">
      <legend className="label">{t`Fill from the page`}</legend>
      <p className="hint">{t`Choose a field, then click its line on the page.`}</p>
      <div className="pick-choices">
        {fields.map(({ value, label }) => (
          <label key={value} className="pick-choice">
            <input
              type="radio"
              name="target"
              form={REVIEW_FORM}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{name(label)}</span>
          </label>
        ))}
      </div>
      <p role="status" className="pick-said small" lang={field || filled === '' ? undefined : langOf(filled)}>
        {text}
      </p>
    </fieldset>
  );
}

/** A link where nothing was typed that it could lose, else a button of the form. */
function ZoomStep({
  zoom,
  by,
  text,
  sign,
  isInForm,
}: {
  zoom: Zoom;
  by: 1 | -1;
  text: string;
  sign: string;
  isInForm: boolean;
}) {
  const next = zoomBeside(zoom, by);
  const to = `?zoom=${next ?? zoom}#document`;
  const look = { kind: 'quiet', small: true, 'aria-label': text, 'data-zoom-by': by } as const;
  return isInForm ? (
    <Button
      {...look}
      form={REVIEW_FORM}
      formNoValidate
      name="intent"
      value="zoom"
      formAction={to}
      disabled={next === undefined}
    >
      {sign}
    </Button>
  ) : (
    <LinkButton {...look} href={to}>
      {sign}
    </LinkButton>
  );
}

function Page({
  page,
  view,
  zoom,
  canFill,
}: {
  page: ReviewPage;
  view: ReviewView;
  zoom: Zoom;
  canFill: boolean;
}) {
  const { t } = useTexts();
  const name = useFieldName();
  return (
    <figure className="document-page">
      <PagePicture
        page={page}
        name={view.name}
        href={paths.documentPage(view.id, page.number, isLarge(zoom))}
        largeHref={paths.documentPage(view.id, page.number, true)}
      >
        {page.marks.map((mark) => (
          <EvidenceFrame key={mark.id} mark={{ ...mark, label: name(mark.label) }} stop={mark.stop} />
        ))}
        {canFill ? page.lines.map((line) => <PickLine key={line.place} line={line} />) : null}
        {page.marks.map((mark) =>
          mark.badge === null ? null : (
            <Badge key={mark.id} mark={mark} badge={mark.badge} isLink={canFill} />
          ),
        )}
      </PagePicture>
      <figcaption className="muted small">
        {t`Page ${page.number} of ${view.pages.length + view.morePages}`}
      </figcaption>
    </figure>
  );
}

function PickLine({ line }: { line: ReviewLine }) {
  const { t } = useTexts();
  return (
    <foreignObject x={line.x} y={line.y} width={line.width} height={line.height}>
      <button
        type="submit"
        className="page-line"
        form={REVIEW_FORM}
        formNoValidate
        formAction="#document"
        name="line"
        value={line.place}
        aria-label={t`Use “${line.text}”`}
      />
    </foreignObject>
  );
}

/** The number of a stop beside its frame, which leads to its fields. */
function Badge({ mark, badge, isLink }: { mark: ReviewMark; badge: string; isLink: boolean }) {
  const { t } = useTexts();
  const x = Math.max(9, mark.x - 8);
  const disk = (
    <g aria-hidden="true" className="evidence-badge">
      <circle cx={x} cy={mark.y + 8} r="8" fill="#005d39" />
      <text x={x} y={mark.y + 11.5} textAnchor="middle" fontSize="10" fill="#fff">
        {badge}
      </text>
    </g>
  );
  return isLink ? (
    <a href={`#stop-${badge}`} aria-label={t`Fields of stop ${badge}`}>
      {disk}
    </a>
  ) : (
    disk
  );
}
