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
import { paths } from '~/routes';

/** All questions with their answers; the button continues where the person stopped. */
export function SetupOverview({ view }: { view: ReturnType<typeof setupView> }) {
  return (
    <>
      <PageTitle title="What a return needs" />
      <p className="lede">
        {view.next === null
          ? 'All answered. These answers are on every return. Next come your trips and fuel.'
          : `${view.done} of ${view.of} answered. Skip what you don’t have handy. Your place is kept.`}
      </p>
      <ul className="plain-list setup-list">
        {view.steps.map((item) => (
          <li key={item.step} className="setup-item">
            <a href={paths.setupStep(item.step)}>{item.title}</a>
            <span className="setup-answer">{item.answer}</span>
            <Tag tone={item.done ? 'good' : 'plain'}>{item.done ? 'Done' : 'Open'}</Tag>
          </li>
        ))}
      </ul>
      <p className="actions">
        {view.next === null ? (
          <LinkButton href={paths.tripsFuel()} kind="primary">
            Trips & Fuel
          </LinkButton>
        ) : (
          <>
            <LinkButton href={paths.setupStep(view.next)} kind="primary">
              Continue
            </LinkButton>
            <LinkButton href={paths.tripsFuel()} kind="quiet">
              Later
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
  const after = view.next === null ? paths.setup() : paths.setupStep(view.next);
  return (
    <div className="stack">
      <p className="muted small">
        <a href={paths.setup()}>What a return needs</a>, question {view.number} of {view.of}
      </p>
      <PageTitle title={view.question} />
      <p className="lede">{view.why}</p>
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
            <Button kind="primary">{view.step === 'trucks' ? 'Add truck' : 'Save and continue'}</Button>
            {view.step === 'trucks' ? (
              <Button name="intent" value="another">
                Add and enter another
              </Button>
            ) : null}
            <LinkButton href={after} kind="quiet">
              {view.step === 'trucks' && view.trucks.length > 0 ? 'No more trucks' : 'Skip'}
            </LinkButton>
          </div>
        </form>
      ) : (
        <>
          <Notice
            title={
              view.step === 'trucks'
                ? 'You may look at this carrier but not change it.'
                : 'Only an owner of this carrier may change its profile.'
            }
          />
          <p className="actions">
            <LinkButton href={after}>Next question</LinkButton>
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
  const field = (name: CarrierField) => ({
    id: name,
    name,
    defaultValue: problem?.values[name] ?? view.values[name],
    error: problem?.errors[name],
  });
  switch (view.step) {
    case 'name':
      return <Field {...field('legalName')} label="Legal name" autoComplete="organization" maxLength={160} />;
    case 'base':
      return (
        <SelectField
          {...field('baseJurisdiction')}
          label="Base state or province"
          options={view.bases}
          empty="Choose"
        />
      );
    case 'license':
      return (
        <>
          <Field {...field('iftaLicence')} label="IFTA license number" autoComplete="off" maxLength={20} />
          <DateField {...field('licensedSince')} label="License since" optional />
        </>
      );
    case 'usdot':
      return (
        <Field
          {...field('usdot')}
          label="USDOT number"
          hint="Up to 8 digits."
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      );
    default:
      return (
        <>
          <Field {...field('street')} label="Street" autoComplete="address-line1" maxLength={160} />
          <Field {...field('city')} label="City" autoComplete="address-level2" maxLength={80} />
          <FieldRow>
            <SelectField
              {...field('region')}
              label="State or province"
              options={view.regions}
              empty="Choose"
            />
            <Field
              {...field('postalCode')}
              label="ZIP or postal code"
              autoComplete="postal-code"
              maxLength={12}
            />
          </FieldRow>
        </>
      );
  }
}

function TruckList({ view }: { view: StepView }) {
  if (view.trucks.length === 0) return null;
  return (
    <ul className="plain-list setup-list">
      {view.trucks.map((truck) => (
        <li key={truck.id} className="setup-item">
          <a href={paths.equipmentUnit(truck.id)}>{truck.unit}</a>
          <span className="setup-answer">{truck.text}</span>
          <Tag tone={truck.described ? 'good' : 'warn'}>
            {truck.described ? 'Done' : 'Axles or weight missing'}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

function TruckFields({ view, problem }: StepFieldsProps) {
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
        label="Unit"
        hint="The number you know it by"
        autoComplete="off"
        maxLength={30}
      />
      <SelectField
        {...field('fuelType')}
        defaultValue={problem?.values['fuelType'] || 'special_diesel'}
        label="Fuel"
        options={view.fuelTypes}
      />
      <WeightFields field={field} />
    </>
  );
}
