import { useSearchParams } from '@remix-run/react';
import type { TripPageView } from '~/areas/trips/views/trip-page';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { CheckField, Field } from '~/kit/field';
import { useTexts } from '~/kit/texts';

/** For who drove another road than the one that was found: the others that were offered, or one that is asked for. */
export function OtherRoads({ view }: { view: TripPageView }) {
  const { t, said, nodes } = useTexts();
  const { roadRequest } = view;
  const [query] = useSearchParams();
  return (
    <Disclosure
      summary={t`Took another route?`}
      id="road"
      open={query.has('roads') || Boolean(roadRequest?.refused)}
    >
      {view.ways.length > 0 ? (
        <form method="post" className="stack">
          <input type="hidden" name="revision" value={view.revision} />
          {view.ways.map((way) =>
            way.isCurrent ? (
              <p key={way.choice} className="small">
                {nodes`${(<strong>{said(way.text)}</strong>)} (this trip)`}
              </p>
            ) : (
              <p key={way.choice} className="way">
                <span className="small">{said(way.text)}</span>
                <Button small name="intent" value={`choose-route:${way.choice}`}>
                  {t`Use this road`}
                </Button>
              </p>
            ),
          )}
        </form>
      ) : roadRequest ? (
        <form method="post" action={paths.trip(view.id)}>
          <Button small name="intent" value="offer-roads">
            {t`Show other routes`}
          </Button>
        </form>
      ) : null}
      {roadRequest ? (
        <form method="post" className="stack road-request" action={paths.trip(view.id)} noValidate>
          <input type="hidden" name="revision" value={view.revision} />
          <Field
            key={roadRequest.via}
            id="via"
            name="via"
            label={t`Highways you drove`}
            hint={t`The road is found over them: I-90, US-20`}
            defaultValue={roadRequest.via}
            error={roadRequest.refused ?? undefined}
            maxLength={200}
            autoComplete="off"
          />
          <CheckField
            id="avoidTolls"
            name="avoidTolls"
            value="1"
            label={t`Avoid toll roads`}
            defaultChecked={roadRequest.avoidTolls}
          />
          <CheckField
            id="shortest"
            name="shortest"
            value="1"
            label={
              view.unitWord === 'miles'
                ? t`Fewest miles, not the fastest way`
                : t`Fewest kilometers, not the fastest way`
            }
            defaultChecked={roadRequest.shortest}
          />
          <Button small name="intent" value="ask-road">
            {t`Find this road`}
          </Button>
        </form>
      ) : null}
    </Disclosure>
  );
}
