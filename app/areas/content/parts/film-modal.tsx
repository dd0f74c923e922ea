import type { FilmView } from '~/areas/content/views/film-view';
import { DialogModal } from '~/kit/dialog';
import { Film } from './film';
import { FilmActions } from './film-actions';

/** The film of the front page over that page. */
export function FilmModal({ film, onClose }: { film: FilmView; onClose: () => void }) {
  return (
    <DialogModal title="How it works" onClose={onClose}>
      <Film film={film} title="How it works" playing />
      <FilmActions />
    </DialogModal>
  );
}
