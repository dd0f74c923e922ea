import { textOf } from '~/platform/http/forms/form.server';

const FIELDS = [
  'kind',
  'slug',
  'title',
  'shortDescription',
  'bodyHtml',
  'youtubeVideoId',
  'position',
  'published',
  'revision',
] as const;

export type ContentFormValues = Record<(typeof FIELDS)[number], string>;

/** The form of a text as it was typed. */
export const contentFormFrom = (form: FormData): ContentFormValues =>
  Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)])) as ContentFormValues;

/** What the service takes of it. */
export const contentInputOf = ({
  title,
  shortDescription,
  bodyHtml,
  youtubeVideoId,
  position,
  published,
}: ContentFormValues) => ({
  title,
  shortDescription,
  bodyHtml,
  youtubeVideoId,
  position,
  published: published === '1',
});
