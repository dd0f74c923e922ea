import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { DialogModal } from '~/kit/dialog';
import { LiveMap, type LiveMapProps, type MapTiles } from './map.client';
import { Spinner } from '~/kit/spinner';
import { useTexts } from '~/kit/texts';

interface PointsAnswer {
  data?: {
    points?: { position?: { lat: number; lng: number }; city?: string; state?: string }[];
    routes?: { points?: { lat: number; lng: number }[] }[];
    crossings?: { position?: { lat: number; lng: number }; text?: string }[];
  };
}

/** The answer of the points calls as the map wants it; anything unexpected is no point and no route. */
export function mapFromAnswer(answer: unknown): LiveMapProps {
  const { points = [], routes = [], crossings = [] } = (answer as PointsAnswer | null)?.data ?? {};
  return {
    points: points.flatMap(({ position, city, state }) =>
      position
        ? [
            {
              latitude: position.lat,
              longitude: position.lng,
              name: [city, state].filter(Boolean).join(', '),
            },
          ]
        : [],
    ),
    routes: routes.map((route) => (route.points ?? []).map(({ lat, lng }) => [lat, lng] as const)),
    crossings: crossings.flatMap(({ position, text = '' }) =>
      position ? [{ latitude: position.lat, longitude: position.lng, text }] : [],
    ),
  };
}

/**
 * The modal titled Route. `pointsHref` is the JSON call that gives points and routes; a failure shows the map
 * without them. Import it lazily: it is the only way to the map's code.
 */
export function RouteMapModal({ pointsHref, onClose }: { pointsHref: string; onClose: () => void }) {
  const { t } = useTexts();
  const [map, setMap] = useState<LiveMapProps | null>(null);
  const tiles = (useRouteLoaderData('root') as { mapTiles?: MapTiles } | undefined)?.mapTiles;
  useEffect(() => {
    const stopped = new AbortController();
    void fetch(pointsHref, { headers: { accept: 'application/json' }, signal: stopped.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as unknown) : null))
      .catch(() => null)
      .then((answer) => {
        if (!stopped.signal.aborted) setMap(mapFromAnswer(answer));
      });
    return () => stopped.abort();
  }, [pointsHref]);
  return (
    <DialogModal title={t`Route`} onClose={onClose} sliding>
      {map ? <LiveMap {...map} tiles={tiles} /> : <Spinner text={t`Loading the map...`} />}
    </DialogModal>
  );
}
