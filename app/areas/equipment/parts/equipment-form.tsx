import type { ReactNode } from 'react';
import type { UnitSystem } from '~/engine/units/conversion';
import { REQUIRED_OF_EQUIPMENT } from '~/areas/equipment/rules/required-fields';
import type { FieldErrors } from '~/engine/result';
import {
  saysReplacement,
  type EarlierValues,
  type EquipmentField,
  type EquipmentFormValues,
  type ReplacementValues,
} from '~/areas/equipment/views/equipment-form';
import { Button, LinkButton } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { ErrorSummary } from '~/kit/error-summary';
import { DateField } from '~/kit/date-field';
import { CheckField, Field, SelectField, type Option } from '~/kit/field';
import { NumberField } from '~/kit/number-field';
import { Fieldset, FieldRow } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';
import { useFormFields } from '~/kit/use-form-fields';
import { VinField } from './vin-field';
import { WeightFields } from './weight-fields';

export interface EquipmentFormProps {
  values: EquipmentFormValues;
  errors?: FieldErrors;
  /** Set where the save failed for the whole form. */
  message?: string | undefined;
  revision: number | null;
  /** Where the person goes back to. */
  backHref: string;
  fuelTypes: readonly Option[];
  members: readonly Option[];
  qualification?: { qualified: 'yes' | 'no' | 'unknown'; reason: string } | undefined;
  saveText: string;
  /** What the carrier records in. */
  units: UnitSystem;
}

const EMPTY_ROW: EarlierValues = {
  from: '',
  axles: '',
  registeredWeightPounds: '',
  combinationWeightPounds: '',
};

const QUALIFIED = {
  yes: 'Qualified motor vehicle: yes',
  no: 'Qualified motor vehicle: no',
  unknown: 'Qualified motor vehicle: not known yet',
} as const;

/** What the record needs, then what the law and the roads ask for. */
export function EquipmentForm({
  values,
  errors: fromServer = {},
  message,
  revision,
  backHref,
  fuelTypes,
  members,
  qualification,
  saveText,
  units,
}: EquipmentFormProps) {
  const { t, said, language } = useTexts();
  const { formProps, errors, summary } = useFormFields({
    id: 'equipment',
    errors: fromServer,
    message,
    required: REQUIRED_OF_EQUIPMENT,
  });
  const field = (name: EquipmentField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  const details = [
    'axles',
    'registeredWeightPounds',
    'combinationWeightPounds',
    'weightsFrom',
    'heightInches',
    'lengthInches',
    'widthInches',
    'tankGallons',
    'tankLiters',
    'inServiceOn',
    'outOfServiceOn',
    'plate',
    'baseJurisdiction',
  ] as const;
  const isOpen =
    revision !== null ||
    values.hazmat === '1' ||
    details.some((name) => values[name] !== '' || errors[name]) ||
    Object.keys(errors).some((name) => /^(earlierWeights|odometerReplacements)/.test(name));
  return (
    <form method="post" className="form-column" {...formProps}>
      <ErrorSummary errors={summary} />
      {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
      {revision === null ? null : <input type="hidden" name="revision" value={revision} />}
      <FieldRow>
        <Field
          {...field('unit')}
          label={t`Unit`}
          hint={t`The number you know it by`}
          maxLength={30}
          autoFocus={revision === null}
          autoComplete="off"
        />
        <SelectField
          {...field('active')}
          label={t`Status`}
          options={[
            { value: '1', label: t`Active` },
            { value: '0', label: t`Inactive` },
          ]}
        />
      </FieldRow>
      <FieldRow>
        <Field {...field('make')} label={t`Make`} optional maxLength={60} />
        <Field {...field('model')} label={t`Model`} optional maxLength={60} />
        <Field
          {...field('year')}
          label={t`Year`}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </FieldRow>
      <VinField value={values.vin} error={errors['vin']} />
      {errors['vin']?.some((text) => text.includes('check digit')) ? (
        <CheckField
          id="vinConfirmed"
          name="vinConfirmed"
          value="1"
          label={t`I checked: this VIN matches the cab card`}
          defaultChecked={values.vinConfirmed === '1'}
        />
      ) : null}
      <SelectField
        {...field('fuelType')}
        label={t`Fuel`}
        options={fuelTypes.map((one) => ({ ...one, label: t(one.label) }))}
      />
      <Disclosure summary={t`Weight, size and registration`} open={isOpen}>
        {qualification ? (
          <Notice
            tone={qualification.qualified === 'unknown' ? 'warn' : 'plain'}
            title={t(QUALIFIED[qualification.qualified])}
          >
            <p>{said(qualification.reason)}</p>
          </Notice>
        ) : null}
        <WeightFields field={field} />
        <DateField
          {...field('weightsFrom')}
          label={t`From date`}
          hint={t`First day of this weight and these axles. For a new weight enter the new day: the one of before is kept.`}
          optional
        />
        <EarlierWeights rows={values.earlierWeights} errors={errors} />
        <ReplacedOdometers rows={values.odometerReplacements} errors={errors} units={units} />
        <CheckField
          id="recreational"
          name="recreational"
          value="1"
          label={t`Recreational vehicle, not for business`}
          defaultChecked={values.recreational === '1'}
        />
        <FieldRow>
          <Field {...field('plate')} label={t`Plate`} optional maxLength={15} autoCapitalize="characters" />
          <SelectField
            {...field('baseJurisdiction')}
            label={t`Base jurisdiction`}
            optional
            options={members.map((one) => ({ ...one, label: said(one.label) }))}
            empty={t`Not given`}
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            {...field('heightInches')}
            label={t`Height, in`}
            hint={t`For truck routing`}
            optional
            whole
          />
          <NumberField
            {...field('lengthInches')}
            label={t`Length, in`}
            hint={t`With trailers`}
            optional
            whole
          />
          <NumberField {...field('widthInches')} label={t`Width, in`} hint={t`Widest point`} optional whole />
        </FieldRow>
        <CheckField
          id="hazmat"
          name="hazmat"
          value="1"
          label={t`Usually carries hazardous materials`}
          hint={t`Loads with placards may not use certain tunnels and bridges: routes go around them. A single trip can say otherwise.`}
          defaultChecked={values.hazmat === '1'}
        />
        <FieldRow>
          {units === 'metric' ? (
            <NumberField {...field('tankLiters')} label={t`Tanks, L`} hint={t`All together`} optional whole />
          ) : (
            <NumberField
              {...field('tankGallons')}
              label={t`Tanks, gal`}
              hint={t`All together`}
              optional
              whole
            />
          )}
          <DateField
            {...field('inServiceOn')}
            label={t`In service from`}
            hint={t`First day in the fleet`}
            optional
          />
          <DateField
            {...field('outOfServiceOn')}
            startName="inServiceOn"
            label={t`Out of service`}
            hint={t`Last day in the fleet`}
            optional
          />
        </FieldRow>
      </Disclosure>
      <div className="actions form-actions">
        <Button kind="primary">{t(saveText)}</Button>
        <LinkButton href={backHref} kind="quiet">
          {t`Cancel`}
        </LinkButton>
      </div>
    </form>
  );
}

/** Rows of dated facts, each a fieldset, and one empty row. */
function DatedRows<F extends string>({
  name,
  rows: given,
  empty,
  isFilled,
  errors,
  summary,
  legend,
  children,
}: {
  name: string;
  rows: readonly Record<F, string>[];
  empty: Record<F, string>;
  isFilled: (row: Record<F, string>) => boolean;
  errors: FieldErrors;
  summary: string;
  legend: (number: number) => string;
  children: (field: (name: F) => RowField) => ReactNode;
}) {
  const filled = given.filter(isFilled);
  const rows = filled.length === given.length ? [...given, empty] : given;
  return (
    <Disclosure summary={summary} open={filled.length > 0}>
      {rows.map((row, index) => (
        <Fieldset key={index} legend={legend(index + 1)}>
          {children((field) => {
            const id = `${name}.${index}.${field}`;
            return { id, name: id, defaultValue: row[field], error: errors[id], optional: true };
          })}
        </Fieldset>
      ))}
    </Disclosure>
  );
}

interface RowField {
  id: string;
  name: string;
  defaultValue: string;
  error: FieldErrors[string] | undefined;
  optional: true;
}

/** The weights of before, each with its first day. */
function EarlierWeights({ rows, errors }: { rows: readonly EarlierValues[]; errors: FieldErrors }) {
  const { t } = useTexts();
  return (
    <DatedRows
      name="earlierWeights"
      rows={rows}
      empty={EMPTY_ROW}
      isFilled={(row) => Object.values(row).some((value) => value !== '')}
      errors={errors}
      summary={t`Earlier weights`}
      legend={(number) => t`Earlier weight ${number}`}
    >
      {(field) => (
        <>
          <DateField {...field('from')} label={t`From date`} hint={t`Empty: since the beginning`} />
          <FieldRow>
            <NumberField {...field('axles')} label={t`Axles`} whole />
            <NumberField {...field('registeredWeightPounds')} label={t`Registered weight, lb`} whole />
            <NumberField {...field('combinationWeightPounds')} label={t`Combined weight, lb`} whole />
          </FieldRow>
        </>
      )}
    </DatedRows>
  );
}

/** The odometers that came in place of others. */
function ReplacedOdometers({
  rows,
  errors,
  units,
}: {
  rows: readonly ReplacementValues[];
  errors: FieldErrors;
  units: UnitSystem;
}) {
  const { t } = useTexts();
  return (
    <DatedRows
      name="odometerReplacements"
      rows={rows}
      empty={{ on: '', last: '', first: '', unit: units === 'metric' ? 'km' : 'mi' }}
      isFilled={saysReplacement}
      errors={errors}
      summary={t`Replaced odometer`}
      legend={(number) => t`Replaced odometer ${number}`}
    >
      {(field) => (
        <>
          <DateField
            {...field('on')}
            label={t`Replaced on`}
            hint={t`The day on which the truck got a new odometer or engine computer`}
          />
          <FieldRow>
            <NumberField {...field('last')} label={t`Last reading of the old one`} />
            <NumberField {...field('first')} label={t`First reading of the new one`} />
            <SelectField
              {...field('unit')}
              label={t`Unit of the readings`}
              options={[
                { value: 'mi', label: t`Miles` },
                { value: 'km', label: t`Kilometers` },
              ]}
            />
          </FieldRow>
        </>
      )}
    </DatedRows>
  );
}
