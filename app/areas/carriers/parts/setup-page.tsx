import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import type { CarrierField } from '~/areas/carriers/views/carrier-form';
import type { setupStepView, setupView } from '~/areas/carriers/views/setup-view';
import { PageTitle } from '~/areas/content/parts/public-page';
import { WeightFields } from '~/areas/equipment/parts/weight-fields';
import { Button, LinkButton } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { Field, SelectField, type Option } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';

/** All questions with their answers; the button continues where the person stopped. */
export function SetupOverview({ view }: { view: ReturnType<typeof setupView> }) {
  const { t, said } = useTexts();
  return (
    <>
      <PageTitle title={t`What a return needs`} />
      <p className="lede">
        {view.next === null
          ? t`All answered. These answers are on every return. Next come your trips and fuel.`
          : t`${view.done} of ${view.of} answered. Skip what you don’t have handy. Your place is kept.`}
      </p>
      <ul className="plain-list setup-list">
        {view.steps.map((item) => (
          <li key={item.step} className="setup-item">
            <a href={paths.setupStep(item.step)}>{t(item.title)}</a>
            <span className="setup-answer">
              {item.step === 'base'
                ? t(item.answer)
                : item.step === 'license'
                  ? item.answer.split(', ').map(said).join(', ')
                  : item.answer}
            </span>
            <Tag tone={item.done ? 'good' : 'plain'}>{item.done ? t`Done` : t`To do`}</Tag>
          </li>
        ))}
      </ul>
      <p className="actions">
        {view.next === null ? (
          <LinkButton href={paths.tripsFuel()} kind="primary">
            {t`Trips & Fuel`}
          </LinkButton>
        ) : (
          <>
            <LinkButton href={paths.setupStep(view.next)} kind="primary">
              {t`Continue`}
            </LinkButton>
            <LinkButton href={paths.tripsFuel()} kind="quiet">
              {t`Later`}
            </LinkButton>
          </>
        )}
      </p>
    </>
  );
}

type StepView = ReturnType<typeof setupStepView> & { fuelTypes: readonly Option[] };

/** One question on a screen. */
export function SetupStepPage({ view, problem }: { view: StepView; problem: FormProblem | undefined }) {
  const { t, nodes } = useTexts();
  const after = view.next === null ? paths.setup() : paths.setupStep(view.next);
  return (
    <div className="stack">
      <p className="muted small">
        {nodes`${(
          <a key="overview" href={paths.setup()}>
            {t`What a return needs`}
          </a>
        )}, question ${view.number} of ${view.of}`}
      </p>
      <PageTitle title={t(view.question)} />
      <p className="lede">{t(view.why)}</p>
      <FormProblems problem={problem} />
      {view.step === 'trucks' ? <TruckList view={view} /> : null}
      {view.mayChange ? (
        <form method="post" noValidate className="form form-column">
          {view.step === 'trucks' ? (
            <TruckFields view={view} problem={problem} />
          ) : (
            <ProfileFields view={view} problem={problem} />
          )}
          <div className="actions">
            <Button kind="primary">{view.step === 'trucks' ? t`Add truck` : t`Save and continue`}</Button>
            {view.step === 'trucks' ? (
              <Button name="intent" value="another">
                {t`Add and enter another`}
              </Button>
            ) : null}
            <LinkButton href={after} kind="quiet">
              {view.step === 'trucks' && view.trucks.length > 0 ? t`No more trucks` : t`Skip`}
            </LinkButton>
          </div>
        </form>
      ) : (
        <>
          <Notice
            title={
              view.step === 'trucks'
                ? t`You may look at this carrier but not change it.`
                : t`Only an owner of this carrier may change its profile.`
            }
          />
          <p className="actions">
            <LinkButton href={after}>{t`Next question`}</LinkButton>
          </p>
        </>
      )}
    </div>
  );
}

interface StepFieldsProps {
  view: StepView;
  problem: FormProblem | undefined;
}

function ProfileFields({ view, problem }: StepFieldsProps) {
  const { t } = useTexts();
  const inLanguage = (options: readonly Option[]) =>
    options.map((option) => ({ ...option, label: t(option.label) }));
  const field = (name: CarrierField) => ({
    id: name,
    name,
    defaultValue: problem?.values[name] ?? view.values[name],
    error: problem?.errors[name],
  });
  switch (view.step) {
    case 'name':
      return (
        <Field {...field('legalName')} label={t`Legal name`} autoComplete="organization" maxLength={160} />
      );
    case 'base':
      return (
        <SelectField
          {...field('baseJurisdiction')}
          label={t`Base state or province`}
          options={inLanguage(view.bases)}
          empty={t`Choose`}
        />
      );
    case 'license':
      return (
        <>
          <Field {...field('iftaLicence')} label={t`IFTA license number`} autoComplete="off" maxLength={20} />
          <DateField {...field('licensedSince')} label={t`License since`} optional />
        </>
      );
    case 'usdot':
      return (
        <Field
          {...field('usdot')}
          label={t`USDOT number`}
          hint={t`Up to 8 digits.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      );
    default:
      return (
        <>
          <Field {...field('street')} label={t`Street`} autoComplete="address-line1" maxLength={160} />
          <Field {...field('city')} label={t`City`} autoComplete="address-level2" maxLength={80} />
          <FieldRow>
            <SelectField
              {...field('region')}
              label={t`State or province`}
              options={inLanguage(view.regions)}
              empty={t`Choose`}
            />
            <Field
              {...field('postalCode')}
              label={t`ZIP or postal code`}
              autoComplete="postal-code"
              maxLength={12}
            />
          </FieldRow>
        </>
      );
  }
}

function TruckList({ view }: { view: StepView }) {
  const { t, said } = useTexts();
  if (view.trucks.length === 0) return null;
  return (
    <ul className="plain-list setup-list">
      {view.trucks.map((truck) => (
        <li key={truck.id} className="setup-item">
          <a href={paths.equipmentUnit(truck.id)}>{truck.unit}</a>
          <span className="setup-answer">
            {truck.text
              .split(/, (?=\D|\d+ axles|[\d,]+ lb)/)
              .map(said)
              .join(', ')}
          </span>
          <Tag tone={truck.described ? 'good' : 'warn'}>
            {truck.described ? t`Done` : t`Axles or weight missing`}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

function TruckFields({ view, problem }: StepFieldsProps) {
  const { t } = useTexts();
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: problem?.values[name] ?? '',
    error: problem?.errors[name],
  });
  return (
    <>
      <Field
        {...field('unit')}
        label={t`Unit`}
        hint={t`The number you know it by`}
        autoComplete="off"
        maxLength={30}
      />
      <SelectField
        {...field('fuelType')}
        defaultValue={problem?.values['fuelType'] || 'special_diesel'}
        label={t`Fuel`}
        options={view.fuelTypes.map((option) => ({ ...option, label: t(option.label) }))}
      />
      <WeightFields field={field} />
    </>
  );
}
