import { lazy, Suspense, useState } from 'react';
import { Icon } from '~/kit/icon';

const RouteMapModal = lazy(() =>
  import('./route-map-modal').then((module) => ({ default: module.RouteMapModal })),
);

/**
 * "Map": a link to the page with the drawn route; with scripts a modal titled Route with the map that moves.
 * `pointsHref` is the JSON call that gives the points.
 */
export function RouteMapLink({
  href,
  pointsHref,
  text = 'Map',
}: {
  href: string;
  pointsHref: string;
  text?: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className="with-icon"
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="map" />
        {text}
      </a>
      {open ? (
        <Suspense fallback={null}>
          <RouteMapModal pointsHref={pointsHref} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
