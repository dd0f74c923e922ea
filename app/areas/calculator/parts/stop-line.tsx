import { useRef } from 'react';
import { paths } from '~/routes';
import { describedBy } from '~/kit/described-by';
import { PlaceChoices } from '~/kit/place-choices';
import { usePlaceCombobox } from '~/kit/place-combobox';
import { useTexts } from '~/kit/texts';

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
  choices,
  nextId,
}: {
  name: string;
  legend: string;
  value: TypedStop;
  error?: string | undefined;
  /** Places that may have been meant. */
  choices: readonly string[];
  /** The field that comes after this line. */
  nextId: string;
}) {
  const { t } = useTexts();
  const group = useRef<HTMLFieldSetElement>(null);
  const input = (part: 'city' | 'state' | 'zip') =>
    group.current?.querySelector<HTMLInputElement>(`[name="${name}_${part}"]`) ?? null;
  const addressProps = usePlaceCombobox({
    search: paths.api.calcGeoSearch(),
    inputsOf: () => ({ city: input('city'), state: input('state'), zip: input('zip') }),
    onDone: () => {
      const next = document.getElementById(nextId);
      next?.focus();
      return next !== null;
    },
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
          <span className="visually-hidden">{t`Error:`} </span>
          {error}
        </span>
      ) : null}
      <PlaceChoices choices={choices} buttonOf={(text) => ({ name: 'choice', value: `${name}:${text}` })} />
      <div className="stop-line-parts search-select">
        <label>
          <span className="stop-line-label">{t`City`}</span>
          <input
            {...common}
            id={`${name}-city`}
            name={`${name}_city`}
            defaultValue={value.city}
            maxLength={200}
            placeholder={t`City, ST or ZIP`}
            {...addressProps}
          />
        </label>
        <label>
          <span className="stop-line-label">{t`State`}</span>
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
          <span className="stop-line-label">{t`ZIP`}</span>
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
    </fieldset>
  );
}
