import type { MapMoves as Moves } from '~/areas/trips/map/route-map.server';
import { useTexts } from '~/kit/texts';

/** Links to the parts beside the one that is shown, and what the marks on the roads mean. Works without scripts. */
export function MapMoves({
  moves,
  partsHref,
  hasTolls,
  hasFerries,
}: {
  moves: Moves;
  partsHref: string;
  hasTolls: boolean;
  hasFerries: boolean;
}) {
  const { t } = useTexts();
  const move = (part: string | null, text: string, sign: string) =>
    part === null ? (
      <a className="map-move" role="link" aria-disabled="true" aria-label={text}>
        {sign}
      </a>
    ) : (
      <a className="map-move" href={`${partsHref}${part === '' ? '' : `?${part}`}#map`} aria-label={text}>
        {sign}
      </a>
    );
  return (
    <figcaption className="map-moves">
      <nav className="map-move-links no-print" aria-label={t`Map`}>
        {move(moves.closer, t`Zoom in`, '+')}
        {move(moves.farther, t`Zoom out`, '−')}
        {moves.isWhole ? null : (
          <>
            {move(moves.west, t`West`, '←')}
            {move(moves.north, t`North`, '↑')}
            {move(moves.south, t`South`, '↓')}
            {move(moves.east, t`East`, '→')}
            <a className="map-whole" href={`${partsHref}#map`}>
              {t`Whole route`}
            </a>
          </>
        )}
      </nav>
      {hasTolls || hasFerries ? (
        <p className="map-key">
          {hasTolls ? (
            <span>
              <span className="map-key-toll" /> {t`Toll road`}
            </span>
          ) : null}
          {hasFerries ? (
            <span>
              <span className="map-key-ferry" /> {t`Ferry`}
            </span>
          ) : null}
        </p>
      ) : null}
    </figcaption>
  );
}
