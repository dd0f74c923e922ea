import { paths } from '~/routes';
import type { carrierFormView, CarrierField } from '~/areas/carriers/views/carrier-form';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { CheckField, Field, SelectField } from '~/kit/field';
import { FieldRow, Fieldset } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';

/** The licensee, as it is on returns and reports. */
export function CarrierPage({
  view,
  problem,
}: {
  view: ReturnType<typeof carrierFormView>;
  problem: FormProblem | undefined;
}) {
  const { t } = useTexts();
  const named = (options: readonly { value: string; label: string }[]) =>
    options.map(({ value, label }) => ({ value, label: t(label) }));
  const field = (name: CarrierField) => ({
    id: name,
    name,
    defaultValue: problem?.values[name] ?? view.values[name],
    error: problem?.errors[name],
    disabled: !view.mayChange,
  });
  const units = problem?.values['units'] ?? view.values.units;
  // Who may only look gets no form.
  const Frame = view.mayChange ? 'form' : 'div';
  return (
    <AccountPage title={t`Carrier`}>
      <FormProblems problem={problem} />
      {view.mayChange ? null : <Notice title={t`Only an owner of this carrier may change its profile.`} />}
      <Frame {...(view.mayChange ? { method: 'post', noValidate: true } : {})}>
        {view.mayChange ? <input type="hidden" name="revision" value={view.revision} /> : null}
        <Section title={t`Licensee`} text={t`As registered for IFTA. It is at the head of every report.`}>
          <div className="form">
            <Field
              {...field('legalName')}
              label={t`Legal name`}
              autoComplete="organization"
              maxLength={160}
              required
            />
            <FieldRow>
              <Field
                {...field('usdot')}
                label={t`USDOT number`}
                optional
                inputMode="numeric"
                maxLength={20}
              />
              <Field {...field('iftaLicence')} label={t`IFTA license`} optional maxLength={20} />
            </FieldRow>
            <FieldRow>
              <Field
                {...field('irpAccount')}
                label={t`IRP account`}
                hint={t`Of your apportioned plates`}
                optional
                maxLength={20}
              />
              <Field {...field('irpFleet')} label={t`IRP fleet number`} optional maxLength={10} />
            </FieldRow>
            <DateField
              {...field('licensedSince')}
              label={t`License since`}
              hint={t`No return is due for quarters that ended before this day.`}
              optional
            />
            <SelectField
              {...field('baseJurisdiction')}
              label={t`Base state or province`}
              hint={t`Where your trucks are registered and your return is filed.`}
              optional
              options={named(view.bases)}
              empty={t`Choose`}
            />
            <Fieldset legend={t`Units you record in`}>
              <CheckField
                id="units"
                name="units"
                type="radio"
                value="us"
                label={t`Miles and US gallons`}
                defaultChecked={units !== 'metric'}
                disabled={!view.mayChange}
                error={problem?.errors['units']}
              />
              <CheckField
                id="units-metric"
                name="units"
                type="radio"
                value="metric"
                label={t`Kilometers and liters`}
                hint={t`Returns to US states stay in miles and gallons.`}
                defaultChecked={units === 'metric'}
                disabled={!view.mayChange}
              />
            </Fieldset>
            <SelectField
              {...field('paperSize')}
              label={t`Paper`}
              hint={t`For every PDF`}
              options={[
                { value: 'letter', label: t`Letter (8.5 by 11 in)` },
                { value: 'a4', label: t`A4 (210 by 297 mm)` },
              ]}
            />
            <SelectField
              {...field('timeZone')}
              label={t`Time zone`}
              hint={t`Decides which day is today.`}
              options={named(view.timeZones)}
            />
          </div>
        </Section>
        <Section title={t`Address`}>
          <div className="form">
            <Field
              {...field('street')}
              label={t`Street`}
              optional
              autoComplete="address-line1"
              maxLength={160}
            />
            <Field {...field('city')} label={t`City`} optional autoComplete="address-level2" maxLength={80} />
            <FieldRow>
              <SelectField
                {...field('region')}
                label={t`State or province`}
                optional
                options={named(view.regions)}
                empty={t`Choose`}
              />
              <Field
                {...field('postalCode')}
                label={t`ZIP or postal code`}
                optional
                autoComplete="postal-code"
                maxLength={12}
              />
            </FieldRow>
          </div>
        </Section>
        <Section title={t`Contact person`} text={t`Whom an auditor would call.`}>
          <div className="form">
            <Field {...field('contactName')} label={t`Name`} optional autoComplete="off" maxLength={120} />
            <Field
              {...field('contactEmail')}
              label={t`Email`}
              type="email"
              optional
              autoComplete="off"
              maxLength={254}
            />
            <Field
              {...field('contactPhone')}
              label={t`Phone`}
              type="tel"
              hint={t`Ten digits, for example (312) 555-0142.`}
              optional
              autoComplete="off"
              maxLength={24}
            />
            {view.mayChange ? <Button kind="primary">{t`Save carrier`}</Button> : null}
          </div>
        </Section>
      </Frame>
      <p>
        <a href={paths.accountCarriers()}>{t`All your carriers, or a new one`}</a>
      </p>
    </AccountPage>
  );
}
