import type { MetaFunction } from '@remix-run/node';
import { fillText } from '~/areas/content/rules/fill-text';
import type { PublicText } from '~/areas/content/rules/public-texts';
import { searchMeta } from '~/kit/search-meta';

type TextLoader = () => { product: string; text: PublicText; isTranslated?: boolean };

/** Title and description of a page of plain text at `path`, with the name of the product in them. */
export const textMeta =
  (path: string): MetaFunction<TextLoader> =>
  ({ data: loaded, matches }) =>
    loaded
      ? searchMeta(matches, {
          title: fillText(loaded.text.title, { product: loaded.product }),
          description: fillText(loaded.text.description, { product: loaded.product }),
          path,
          isTranslated: loaded.isTranslated ?? false,
        })
      : [];
