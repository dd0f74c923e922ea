import { paths } from '~/routes';
import { Button } from './button';
import { DateField } from './date-field';
import { Field, SelectField, TextareaField, type Option } from './field';
import { NumberField } from './number-field';

/** Kept from every new page by public/js/outbox.js: the units' names, which are in no page that is kept. */
const equipment = (id: string, optional: boolean) => (
  <SelectField
    id={id}
    name="equipmentId"
    label="Equipment"
    options={[]}
    empty="Choose"
    optional={optional}
    required={!optional}
  />
);

/** The few fields of a trip and of a fuel purchase that are known at the roadside. Everything else is added later. */
export function OfflineForms({
  jurisdictions,
  fuelUnits,
  fuelTypes,
}: {
  jurisdictions: readonly Option[];
  fuelUnits: readonly Option[];
  fuelTypes: readonly Option[];
}) {
  return (
    <div id="offline-forms" className="offline-forms" hidden>
      <section aria-labelledby="offline-fuel">
        <h2 id="offline-fuel">Fuel</h2>
        <form method="post" action={paths.newFuel()} encType="multipart/form-data" className="form-column">
          <div className="two-up">
            {equipment('fuel-equipment', false)}
            <DateField id="fuel-date" name="date" label="Date" />
          </div>
          <div className="two-up">
            <Field id="fuel-city" name="city" label="City" maxLength={100} autoComplete="off" required />
            <SelectField
              id="fuel-state"
              name="state"
              label="State"
              options={jurisdictions}
              empty="Choose"
              required
            />
          </div>
          <div className="two-up">
            <NumberField id="fuel-quantity" name="quantity" label="Units" required />
            <SelectField id="fuel-unit" name="fuelUnit" label="Measured in" options={fuelUnits} />
          </div>
          <div className="two-up">
            <NumberField id="fuel-total" name="total" label="Total, $" optional />
            <SelectField
              id="fuel-type"
              name="fuelType"
              label="Fuel type"
              options={fuelTypes}
              defaultValue="special_diesel"
            />
          </div>
          <input type="hidden" name="taxPaid" value="1" />
          <input type="hidden" name="bulk" value="0" />
          <Button kind="primary">Keep fuel</Button>
        </form>
      </section>
      <section aria-labelledby="offline-trip">
        <h2 id="offline-trip">Trip</h2>
        <form method="post" action={paths.newTrip()} className="form-column">
          <div className="two-up">
            {equipment('trip-equipment', true)}
            <DateField id="trip-date" name="date" label="Date" />
          </div>
          <input type="hidden" name="entry" value="stops" />
          {(['From', 'To'] as const).map((end) => (
            <div className="two-up" key={end}>
              <Field
                id={`trip-city-${end}`}
                name="stop_city"
                label={`${end}: city`}
                maxLength={100}
                autoComplete="off"
                required
              />
              <SelectField
                id={`trip-state-${end}`}
                name="stop_state"
                label={`${end}: state`}
                options={jurisdictions}
                empty="Choose"
                required
              />
            </div>
          ))}
          <div className="two-up">
            <NumberField id="trip-odometer-start" name="odometerStart" label="Odometer, start" optional />
            <NumberField id="trip-odometer-end" name="odometerEnd" label="Odometer, end" optional />
          </div>
          <TextareaField id="trip-notes" name="notes" label="Notes" optional rows={2} maxLength={2000} />
          <Button kind="primary">Keep trip</Button>
        </form>
      </section>
    </div>
  );
}
