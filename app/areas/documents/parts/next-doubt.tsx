import type { FormDoubt } from '~/areas/documents/views/doubt-fields';
import { useTexts } from '~/kit/texts';

/** The way to the next thing to check, in the order of the page; the key for it is in public/js/review.js. */
export function NextDoubt({ of: doubt }: { of: FormDoubt }) {
  const { t } = useTexts();
  return doubt.isLast ? null : (
    <a href={`#doubt-${doubt.nth + 1}`} className="next-doubt" aria-label={t`Next thing to check`}>
      {t`Next`}
    </a>
  );
}
