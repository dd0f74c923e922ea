import recorded from './recorded-films.json';

/** A film of the product, as `npm run films` has written it. The names are of files in public/films. */
export interface RecordedFilm {
  film: string;
  captions: string;
  poster: string;
  /** In pixels. */
  width: number;
  height: number;
  seconds: number;
  bytes: number;
  /** What the captions say. */
  lines: readonly string[];
}

const FILMS: Readonly<Record<string, RecordedFilm>> = recorded;

/** The film of a feature, or of `how-it-works`; undefined where there is none. */
export const recordedFilm = (slug: string): RecordedFilm | undefined =>
  Object.hasOwn(FILMS, slug) ? FILMS[slug] : undefined;

/** "0:24". */
export const filmLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
