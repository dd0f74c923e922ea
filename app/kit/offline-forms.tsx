import { paths } from '~/routes';
import { Button } from './button';
import { DateField } from './date-field';
import { Field, SelectField, TextareaField, type Option } from './field';
import { NumberField } from './number-field';
import { useTexts } from './texts';

/** Kept from every new page by public/js/outbox.js: the units' names, which are in no page that is kept. */
function EquipmentField({ id, optional = false }: { id: string; optional?: boolean }) {
  const { t } = useTexts();
  return (
    <SelectField
      id={id}
      name="equipmentId"
      label={t`Equipment`}
      options={[]}
      empty={t`Choose`}
      optional={optional}
      required={!optional}
    />
  );
}

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
  const { t, said, language } = useTexts();
  const inLanguage = (option: Option): Option => ({ ...option, label: said(option.label) });
  const states = jurisdictions.map(inLanguage);
  // Figures are read as they are written in the language of the form.
  const written = language === 'en' ? null : <input type="hidden" name="lang" value={language} />;
  return (
    <div id="offline-forms" className="offline-forms" hidden>
      <section aria-labelledby="offline-fuel">
        <h2 id="offline-fuel">{t`Fuel`}</h2>
        <form method="post" action={paths.newFuel()} encType="multipart/form-data" className="form-column">
          <div className="two-up">
            <EquipmentField id="fuel-equipment" />
            <DateField id="fuel-date" name="date" label={t`Date`} />
          </div>
          <div className="two-up">
            <Field id="fuel-city" name="city" label={t`City`} maxLength={100} autoComplete="off" required />
            <SelectField
              id="fuel-state"
              name="state"
              label={t`State`}
              options={states}
              empty={t`Choose`}
              required
            />
          </div>
          <div className="two-up">
            <NumberField id="fuel-quantity" name="quantity" label={t`Units`} required />
            <SelectField
              id="fuel-unit"
              name="fuelUnit"
              label={t`Measured in`}
              options={fuelUnits.map(inLanguage)}
            />
          </div>
          <div className="two-up">
            <NumberField id="fuel-total" name="total" label={t`Total, $`} optional />
            <SelectField
              id="fuel-type"
              name="fuelType"
              label={t`Fuel type`}
              options={fuelTypes.map(inLanguage)}
              defaultValue="special_diesel"
            />
          </div>
          <input type="hidden" name="taxPaid" value="1" />
          <input type="hidden" name="bulk" value="0" />
          {written}
          <Button kind="primary">{t`Keep fuel`}</Button>
        </form>
      </section>
      <section aria-labelledby="offline-trip">
        <h2 id="offline-trip">{t`Trip`}</h2>
        <form method="post" action={paths.newTrip()} className="form-column">
          <div className="two-up">
            <EquipmentField id="trip-equipment" optional />
            <DateField id="trip-date" name="date" label={t`Date`} />
          </div>
          <input type="hidden" name="entry" value="stops" />
          {written}
          {(['From', 'To'] as const).map((end) => (
            <div className="two-up" key={end}>
              <Field
                id={`trip-city-${end}`}
                name="stop_city"
                label={t(`${end}: city`)}
                maxLength={100}
                autoComplete="off"
                required
              />
              <SelectField
                id={`trip-state-${end}`}
                name="stop_state"
                label={t(`${end}: state`)}
                options={states}
                empty={t`Choose`}
                required
              />
            </div>
          ))}
          <div className="two-up">
            <NumberField id="trip-odometer-start" name="odometerStart" label={t`Odometer, start`} optional />
            <NumberField id="trip-odometer-end" name="odometerEnd" label={t`Odometer, end`} optional />
          </div>
          <TextareaField id="trip-notes" name="notes" label={t`Notes`} optional rows={2} maxLength={2000} />
          <Button kind="primary">{t`Keep trip`}</Button>
        </form>
      </section>
    </div>
  );
}
