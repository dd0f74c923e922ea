import type { TelematicsSystem } from '~/areas/connections/rules/access';
import { Field } from '~/kit/field';
import { useTexts } from '~/kit/texts';

const HINTS = {
  samsara: 'Settings, API Tokens. It needs to read vehicles and IFTA (US), nothing else.',
  motive: 'Made in Motive’s dashboard by an admin. It needs to read vehicles and IFTA reports, nothing else.',
} as const;

/** The fields of an access: a key, or for Geotab a user that may look. */
export function AccessFields({
  system,
  values = {},
  errors = {},
}: {
  system: TelematicsSystem;
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string[]>>;
}) {
  const { t } = useTexts();
  if (system !== 'geotab')
    return (
      <Field
        id={`${system}-key`}
        name="key"
        type="password"
        label={t`API key`}
        hint={t(HINTS[system])}
        error={errors['key']}
        autoComplete="off"
      />
    );
  return (
    <>
      <Field
        id="geotab-database"
        name="database"
        label={t`Database`}
        hint={t`It is the part of the address after my.geotab.com/.`}
        defaultValue={values['database'] ?? ''}
        error={errors['database']}
        autoComplete="off"
      />
      <Field
        id="geotab-userName"
        name="userName"
        label={t`User name`}
        hint={t`Make a user of its own for this, with view-only access.`}
        defaultValue={values['userName'] ?? ''}
        error={errors['userName']}
        autoComplete="off"
      />
      <Field
        id="geotab-password"
        name="password"
        type="password"
        label={t`Password`}
        error={errors['password']}
        autoComplete="off"
      />
    </>
  );
}
