import type { MemberLink } from '~/areas/rates/rules/jurisdiction-slug';
import { Button } from '~/kit/button';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';

export interface Members {
  states: readonly MemberLink[];
  provinces: readonly MemberLink[];
}

/** Two places, a quarter and a button: a plain form. */
export function CompareForm({
  members,
  first,
  second,
  quarters = [],
  quarter,
}: {
  members: Members;
  first?: string | undefined;
  second?: string | undefined;
  /** The quarters to choose from; without any, the default one is compared. */
  quarters?: readonly { key: number; label: string }[];
  quarter?: number | undefined;
}) {
  const { t, said } = useTexts();
  const options = (
    <>
      <option value="">{t`Choose`}</option>
      <optgroup label={t`US states`}>
        {members.states.map(({ code, name }) => (
          <option key={code} value={code}>
            {t(name)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t`Provinces`}>
        {members.provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {t(name)}
          </option>
        ))}
      </optgroup>
    </>
  );
  return (
    <form className="compare-form" action={paths.statesCompare()}>
      <label htmlFor="compare-a">{t`State or province`}</label>
      <select className="input" id="compare-a" name="a" defaultValue={first ?? ''} required>
        {options}
      </select>
      <label htmlFor="compare-b">{t`Compare with`}</label>
      <select className="input" id="compare-b" name="b" defaultValue={second ?? ''} required>
        {options}
      </select>
      {quarters.length > 0 ? (
        <>
          <label htmlFor="compare-q">{t`Quarter`}</label>
          <select className="input" id="compare-q" name="q" defaultValue={quarter}>
            {quarters.map(({ key, label }) => (
              <option key={key} value={key}>
                {said(label)}
              </option>
            ))}
          </select>
        </>
      ) : null}
      <Button type="submit">{t`Compare`}</Button>
    </form>
  );
}
