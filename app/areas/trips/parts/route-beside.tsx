import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';
import type { RoutePreviewView } from '~/areas/trips/views/route-preview.server';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { useTexts } from '~/kit/texts';
import mapStyles from '~/kit/styles/map.css';
import { paths } from '~/routes';

const RouteMap = lazy(() => import('./route-map').then((module) => ({ default: module.RouteMap })));

/** Where map and form have room beside each other; components/trip-beside.css knows it too. */
const WIDE = '(min-width: 75rem)';
/** After the last letter: most of a town's name is no town. */
const DEBOUNCE_MS = 600;
/** The stops, and what else the road depends on. */
const ROAD_FIELD = /^(stop_(city|state|zip)|equipmentId|hazmat|date)$/;
const PLACE_FIELD = /^stop_(city|zip)$/;

/** The stops and the truck as the form has them now; empty for a form that is closed, or for readings of the odometer. */
function typedStops(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  const byOdometer = fields.some(([name, value]) => name === 'entry' && value === 'odometer');
  const stops = fields.filter(([name]) => ROAD_FIELD.test(name));
  return new URLSearchParams(
    byOdometer || form.offsetParent === null
      ? []
      : stops.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

const hasStop = (stops: URLSearchParams): boolean =>
  [...stops].some(([name, value]) => PLACE_FIELD.test(name) && value.trim() !== '');

/**
 * The way beside the trip form, on a wide screen, while its stops are typed. It is help and never in the way: what fails is left out, and
 * the miles that count are those of the saved trip. `turn` counts what changes the stops without a key.
 */
export function RouteBeside({ form, turn }: { form: RefObject<HTMLFormElement>; turn: number }) {
  const { t, said, langOf } = useTexts();
  const [preview, setPreview] = useState<RoutePreviewView | null>(null);
  const [asked, setAsked] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (matchMedia(WIDE).matches) setAsked(typedStops(element).toString());
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    const kinds = ['input', 'change', 'focusin', 'focusout'];
    for (const kind of kinds) element.addEventListener(kind, soon);
    addEventListener('resize', soon);
    look();
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) element.removeEventListener(kind, soon);
      removeEventListener('resize', soon);
    };
  }, [form, turn]);
  useEffect(() => {
    const stops = new URLSearchParams(asked);
    if (!hasStop(stops)) {
      setPreview(null);
      setWaiting(false);
      return;
    }
    const request = new AbortController();
    setWaiting(true);
    fetch(`${paths.newTrip()}/route`, { method: 'POST', body: stops, signal: request.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<RoutePreviewView>) : null))
      .then((view) => {
        setPreview(view);
        setWaiting(false);
      })
      .catch(() => request.signal.aborted || setWaiting(false));
    return () => request.abort();
  }, [asked]);
  const result = preview?.problem ?? preview?.total ?? '';
  return (
    <aside className="trip-beside no-print" aria-label={t`Route preview`} aria-busy={isWaiting}>
      {preview?.map ? (
        <Suspense fallback={null}>
          <link rel="stylesheet" href={mapStyles} />
          <RouteMap map={preview.map} title={preview.title} />
        </Suspense>
      ) : (
        <p className="beside-empty muted">{t`The route appears here as you enter stops.`}</p>
      )}
      <p className="beside-total" role="status" lang={isWaiting ? undefined : langOf(result)}>
        {isWaiting ? t`Calculating route…` : said(result)}
      </p>
      {preview && preview.states.length > 0 ? (
        <ul className="beside-states">
          {preview.states.map(({ code, distance }) => (
            <li key={code}>
              <JurisdictionCode code={code} /> {distance}
            </li>
          ))}
        </ul>
      ) : null}
    </aside>
  );
}
