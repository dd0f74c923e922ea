import { BASE } from '~/routes';
import { filmLength, recordedFilm } from '~/areas/content/rules/films';

/** A film as a page shows it, by the addresses of its files. */
export interface FilmView {
  src: string;
  captions: string;
  poster: string;
  width: number;
  height: number;
  /** "0:24". */
  length: string;
  /** What is said in it, for who does not watch it. */
  lines: readonly string[];
}

/** The film of a feature, or of `how-it-works`; null where there is none. */
export function filmView(slug: string): FilmView | null {
  const found = recordedFilm(slug);
  if (!found) return null;
  const address = (name: string) => `${BASE}/films/${name}`;
  return {
    src: address(found.film),
    captions: address(found.captions),
    poster: address(found.poster),
    width: found.width,
    height: found.height,
    length: filmLength(found.seconds),
    lines: found.lines,
  };
}
