import { lazy, Suspense, useEffect, useState } from 'react';
import type { FilmView } from '~/areas/content/views/film-view';

const FilmModal = lazy(() => import('./film-modal').then((module) => ({ default: module.FilmModal })));

/** The id of the link to the film: it is in a part of the page that has no scripts of its own. */
export const FILM_LINK = 'how-it-works-film';

/** Opens the film over the front page where scripts run; without them its link leads to its page. */
export function HowItWorksFilm({ film }: { film: FilmView }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const link = document.getElementById(FILM_LINK);
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      setOpen(true);
    };
    link?.addEventListener('click', onClick);
    return () => link?.removeEventListener('click', onClick);
  }, []);
  return isOpen ? (
    <Suspense fallback={null}>
      <FilmModal film={film} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
