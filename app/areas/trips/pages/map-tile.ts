import type { LoaderFunctionArgs } from '@remix-run/node';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { mapTowns } from '~/areas/places/map-towns.server';
import { mapLookOf } from '~/areas/trips/map/map-svg';
import { presentMapTile, tileAddress } from '~/areas/trips/map/map-tile.server';
import { tilePicture } from '~/areas/trips/parts/route-picture';

/** One square of the map that moves: the same for everybody. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const address = tileAddress(params['z'] ?? '', params['x'] ?? '', params['y'] ?? '');
  if (!address) return new Response(null, { status: 404 });
  const { scope, clock } = publicCtx(context);
  const tile = presentMapTile(address, await mapTowns(scope, clock.now()));
  const look = mapLookOf(new URL(request.url).searchParams.get('look'));
  return new Response(tilePicture(tile, look), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // The roads are those of this version of the program: a new one is seen within a day.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
