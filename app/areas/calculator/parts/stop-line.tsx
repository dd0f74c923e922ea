import { useRef, type FormEvent } from 'react';
import { paths } from '~/routes';
import { describedBy } from '~/kit/field';
import { usePlaces } from '~/kit/use-places';

export interface TypedStop {
  city: string;
  state: string;
  zip: string;
}

/**
 * One address line: city, state and ZIP side by side. Any of them is enough for the server to find the rest; with
 * scripts, places are offered while the city is typed and a chosen one fills all three.
 */
export function StopLine({
  name,
  legend,
  value,
  error,
}: {
  name: string;
  legend: string;
  value: TypedStop;
  error?: string | undefined;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const listId = `${name}-places`;
  const { places, onInput } = usePlaces(paths.api.calcGeoSearch(), (place) => {
    for (const part of ['city', 'state', 'zip'] as const) {
      const input = group.current?.querySelector<HTMLInputElement>(`[name="${name}_${part}"]`);
      if (input) input.value = place[part];
    }
  });
  const common = {
    type: 'text',
    className: 'input',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(name, false, error),
  };
  return (
    <fieldset className={error ? 'stop-line field-invalid' : 'stop-line'} ref={group}>
      <legend className="label">{legend}</legend>
      {error ? (
        <span className="field-error" id={`${name}-error`}>
          <span className="visually-hidden">Error: </span>
          {error}
        </span>
      ) : null}
      <div className="stop-line-parts">
        <label>
          <span className="stop-line-label">City</span>
          <input
            {...common}
            id={`${name}-city`}
            name={`${name}_city`}
            defaultValue={value.city}
            list={listId}
            autoComplete="off"
            maxLength={200}
            onInput={(event: FormEvent<HTMLInputElement>) => onInput(event.currentTarget.value)}
          />
        </label>
        <label>
          <span className="stop-line-label">State</span>
          <input
            {...common}
            name={`${name}_state`}
            defaultValue={value.state}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
        </label>
        <label>
          <span className="stop-line-label">ZIP</span>
          <input
            {...common}
            name={`${name}_zip`}
            defaultValue={value.zip}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
          />
        </label>
      </div>
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place.text} value={place.text} />
        ))}
      </datalist>
    </fieldset>
  );
}
