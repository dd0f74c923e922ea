import type { FilmView } from '~/areas/content/views/film-view';
import { DialogModal } from '~/kit/dialog';
import { useTexts } from '~/kit/texts';
import { Film } from './film';
import { FilmActions } from './film-actions';

/** The film of the front page over that page. */
export function FilmModal({ film, onClose }: { film: FilmView; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DialogModal title={t`How it works`} onClose={onClose}>
      <Film film={film} title={t`How it works`} playing />
      <FilmActions />
    </DialogModal>
  );
}
