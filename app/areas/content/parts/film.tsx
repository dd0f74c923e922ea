import { useEffect, useRef } from 'react';
import type { FilmView } from '~/areas/content/views/film-view';
import { Disclosure } from '~/kit/disclosure';
import { Icon } from '~/kit/icon';
import { useTexts } from '~/kit/texts';

/**
 * A film with its captions, and the same in words. Nothing of it but the poster is loaded before someone plays it; `playing` is for a
 * film that was asked for by a click.
 */
export function Film({ film, title, playing = false }: { film: FilmView; title: string; playing?: boolean }) {
  const { t, langOf } = useTexts();
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Without the attribute for it: the copy that is left while a dialog goes must not play.
    if (playing && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      ref.current?.play().catch(() => undefined);
  }, [playing]);
  return (
    <div className="film">
      <video
        ref={ref}
        controls
        preload="none"
        playsInline
        width={film.width}
        height={film.height}
        poster={film.poster}
        aria-label={t`Film: ${title}`}
      >
        <source src={film.src} type="video/webm" />
        <track kind="captions" srcLang="en" label="English" src={film.captions} default />
        <a href={film.src}>{t`Download the film`}</a>
      </video>
      <Disclosure summary={t`The film in words`}>
        <ol className="film-words">
          {film.lines.map((line) => (
            <li key={line} lang={langOf(line)}>
              {t(line)}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

/** A frame of the film, with how long it is: for a link beside it. */
export function FilmThumbnail({ film }: { film: FilmView }) {
  return (
    <span className="film-thumbnail">
      <img src={film.poster} alt="" width={film.width} height={film.height} loading="lazy" decoding="async" />
      <span className="film-length">
        <Icon name="play" />
        {film.length}
      </span>
    </span>
  );
}
