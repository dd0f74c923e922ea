import type { FormDoubt } from '~/areas/documents/views/doubt-fields';

/** The way to the next thing to check, in the order of the page; the key for it is in public/js/review.js. */
export const NextDoubt = ({ of: doubt }: { of: FormDoubt }) =>
  doubt.isLast ? null : (
    <a href={`#doubt-${doubt.nth + 1}`} className="next-doubt">
      Next<span className="visually-hidden"> thing to check</span>
    </a>
  );
