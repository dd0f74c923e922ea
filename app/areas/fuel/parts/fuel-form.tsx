import { useRef, type ReactNode } from 'react';
import { REQUIRED_OF_FUEL } from '~/areas/fuel/rules/required-fields';
import { isWholeAddress, type OfferedPlace } from '~/engine/places/place-text';
import type { FieldErrors } from '~/engine/result';
import type { FuelField, FuelFormValues } from '~/areas/fuel/views/fuel-form';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { DateField } from '~/kit/date-field';
import { CheckField, Field, SelectField, TextareaField, type Option } from '~/kit/field';
import { FileField } from '~/kit/file-field';
import { NumberField } from '~/kit/number-field';
import { FieldRow } from '~/kit/fieldset';
import { Icon } from '~/kit/icon';
import { useFormFields } from '~/kit/use-form-fields';
import { PlaceChoices } from '~/kit/place-choices';
import { namesOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { usePlaceCombobox } from '~/kit/place-combobox';
import { RecordsDisclosure } from '~/areas/ledger/parts/records-disclosure';
import { SearchSelectField } from '~/kit/search-select-field';
import { useTexts } from '~/kit/texts';

export interface FuelFormProps {
  values: FuelFormValues;
  errors?: FieldErrors;
  /** Places that the city may have meant. */
  choices?: readonly string[];
  /** Places of the last records, newest first. */
  recent: readonly OfferedPlace[];
  message?: string | undefined;
  revision: number | null;
  idempotencyKey: string;
  /** How many purchases are changed at once; 1 for the ordinary form. */
  count: number;
  receipt: { id: string; name: string } | null;
  /** A file that came with an earlier try of this form. */
  held: { id: string; name: string } | null;
  equipment: readonly Option[];
  jurisdictions: readonly Option[];
  fuelTypes: readonly Option[];
  fuelUnits: readonly Option[];
  /** The carrier's own tanks; without any nothing is asked. */
  tanks: readonly Option[];
  backHref: string;
  recordsOpen: boolean;
  saveText: string;
  saveNextText?: string;
  /** The paper is there already: none is asked for. */
  hasPaper?: boolean;
  /** What to check of a field before it is saved. */
  doubts?: Partial<Record<FuelField, string>>;
  /** Asked before saving, below the fields. */
  question?: ReactNode;
}

const LEAVE = 'No change';

/** A ZIP tells the state, and so does a city with its state behind a comma, or an own tank. */
const isStateGiven = (name: string, typed: Readonly<Record<string, unknown>>): boolean =>
  name === 'state' &&
  ((typeof typed['tankId'] === 'string' && typed['tankId'] !== '') ||
    [typed['city'], typed['zip']].some((value) => typeof value === 'string' && isWholeAddress(value)));

const FIGURES: ReadonlySet<FuelField> = new Set(['quantity', 'pricePerUnit', 'total']);

/** The plain texts of one line. */
const SHORT_TEXTS = namesOf(FUEL_TEXTS).filter((name) => name !== 'notes');

/** One purchase, or several at once: then every empty field leaves what is there. */
export function FuelForm(props: FuelFormProps) {
  const { values, message, count } = props;
  const { t, said, language, typed } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const several = count > 1;
  const { formProps, errors, summary } = useFormFields({
    id: 'fuel',
    errors: props.errors ?? {},
    message,
    required: several ? {} : REQUIRED_OF_FUEL,
    isGiven: isStateGiven,
  });
  const field = (name: FuelField, hint?: string) => {
    const doubt = props.doubts?.[name];
    const text = doubt ? t`Check: ${said(doubt)}` : hint;
    return {
      id: name,
      name,
      defaultValue: FIGURES.has(name) ? typed(values[name]) : values[name],
      error: errors[name],
      ...(text ? { hint: text } : {}),
    };
  };
  const input = (part: 'city' | 'state' | 'zip') => {
    const found = form.current?.elements.namedItem(part);
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
  };
  const addressProps = usePlaceCombobox({
    search: paths.api.geoSearch(),
    recent: props.recent,
    known: summary.length === 0 ? values : undefined,
    inputsOf: () => ({ city: input('city'), state: input('state'), zip: input('zip') }),
    onDone: () => {
      const quantity = document.getElementById('quantity');
      quantity?.focus();
      return quantity !== null;
    },
  });
  const yesNo = [
    { value: '1', label: t`Yes` },
    { value: '0', label: t`No` },
  ];
  const inLanguage = (option: Option): Option => ({ ...option, label: said(option.label) });
  const leave = several ? { empty: t(LEAVE) } : {};
  return (
    <form method="post" encType="multipart/form-data" className="form-column" ref={form} {...formProps}>
      <button type="submit" hidden name="intent" value="save" />
      <ErrorSummary errors={summary} />
      {props.revision === null ? (
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      ) : (
        <input type="hidden" name="revision" value={props.revision} />
      )}
      {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
      {several ? <p className="lede">{t`Empty fields do not change.`}</p> : null}
      <div className="unit-and-date">
        <SearchSelectField
          {...field('equipmentId')}
          label={t`Equipment`}
          options={props.equipment}
          empty={several ? t(LEAVE) : t`Choose`}
        />
        {several ? null : (
          <span className="unit-buttons">
            <Button kind="quiet" name="intent" value="edit-equipment" formNoValidate>
              <Icon name="edit" />
              {t`Edit`}
            </Button>
            <Button kind="quiet" name="intent" value="new-equipment" formNoValidate>
              <Icon name="plus" />
              {t`New equipment`}
            </Button>
          </span>
        )}
        <DateField {...field('date')} label={t`Date`} />
      </div>
      <div className="place-row">
        <div className="search-select">
          <Field
            {...field('city')}
            label={t`City`}
            maxLength={100}
            placeholder={t`City, ST or ZIP`}
            autoFocus={!several && props.revision === null}
            {...addressProps}
          />
        </div>
        <SelectField
          {...field('state')}
          label={t`State`}
          options={props.jurisdictions.map(inLanguage)}
          empty={several ? t(LEAVE) : t`Choose`}
        />
        <Field
          {...field('zip')}
          label={t`Zip`}
          optional
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
      <PlaceChoices
        choices={props.choices ?? []}
        buttonOf={(text) => ({ name: 'intent', value: `choose-place:${text}` })}
      />
      <div className="quantity-row">
        <NumberField
          {...field('quantity')}
          label={!several && values.fuelUnit === 'gallon' ? t`Units in gallons` : t`Units`}
        />
        <SelectField
          {...field('fuelUnit')}
          label={t`Measured in`}
          options={props.fuelUnits.map(inLanguage)}
          {...leave}
        />
        <NumberField {...field('total')} label={t`Total, $`} optional />
      </div>
      {several || props.hasPaper ? null : (
        <>
          <FileField
            id="receipt"
            name="receipt"
            label={t`Receipt`}
            optional
            hint={
              props.receipt || props.held
                ? t`A new file replaces the one below. Photo or PDF, up to 10 MB`
                : t`Photo or PDF, up to 10 MB`
            }
            error={errors['receipt']}
            accept="image/*,application/pdf"
          />
          {props.held ? (
            <div className="receipt-line">
              <input type="hidden" name="heldReceipt" value={props.held.id} />
              <input type="hidden" name="heldReceiptName" value={props.held.name} />
              <span className="with-icon">
                <Icon name="document" />
                {t`${props.held.name} is attached`}
              </span>
              <CheckField id="dropHeldReceipt" name="dropHeldReceipt" value="1" label={t`Remove it`} />
            </div>
          ) : null}
          {props.receipt ? (
            <div className="receipt-line">
              <a
                href={paths.receipt(props.receipt.id)}
                target="_blank"
                rel="noreferrer"
                className="with-icon"
              >
                <Icon name="document" />
                {props.receipt.name}
              </a>
              <CheckField id="removeReceipt" name="removeReceipt" value="1" label={t`Remove it`} />
            </div>
          ) : null}
        </>
      )}
      <RecordsDisclosure
        open={
          props.recordsOpen ||
          [...SHORT_TEXTS, 'pricePerUnit', 'fuelType', 'tankId'].some((name) => errors[name])
        }
      >
        <FieldRow>
          {SHORT_TEXTS.filter((name) => !several || name !== 'reference').map((name) => {
            const { label, longest, ...text } = FUEL_TEXTS[name];
            return (
              <Field
                key={name}
                {...field(name, 'hint' in text ? t(text.hint) : undefined)}
                label={t(label)}
                optional
                maxLength={longest}
                autoComplete="off"
              />
            );
          })}
          <NumberField
            {...field('pricePerUnit', t`Or the total above`)}
            label={t`Price per unit, $`}
            optional
          />
        </FieldRow>
        <FieldRow>
          <SelectField
            {...field('fuelType')}
            label={t`Fuel type`}
            options={props.fuelTypes.map(inLanguage)}
            {...leave}
          />
          <SelectField {...field('taxPaid')} label={t`Tax paid at the pump`} options={yesNo} {...leave} />
          <SelectField {...field('bulk')} label={t`From your own bulk tank`} options={yesNo} {...leave} />
        </FieldRow>
        {props.tanks.length > 0 ? (
          <SelectField
            {...field('tankId', t`Tax follows the tank’s deliveries`)}
            label={t`Bulk tank`}
            empty={several ? t(LEAVE) : t`None`}
            options={props.tanks}
          />
        ) : null}
      </RecordsDisclosure>
      <TextareaField
        {...field('notes')}
        label={t(FUEL_TEXTS.notes.label)}
        optional
        rows={2}
        maxLength={FUEL_TEXTS.notes.longest}
      />
      {props.question}
      <div className="actions form-actions">
        <Button kind="primary" name="intent" value="save">
          {t(props.saveText)}
        </Button>
        {props.revision === null && !several ? (
          <Button name="intent" value="save-next">
            {t(props.saveNextText ?? 'Save and add next')}
          </Button>
        ) : null}
        <LinkButton href={props.backHref} kind="quiet">
          {t`Cancel`}
        </LinkButton>
      </div>
    </form>
  );
}
