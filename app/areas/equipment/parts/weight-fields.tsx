import { FieldRow } from '~/kit/fieldset';
import { useTexts } from '~/kit/texts';
import { NumberField } from '~/kit/number-field';

type WeightField = 'axles' | 'registeredWeightPounds' | 'combinationWeightPounds';

interface FieldProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string[] | undefined;
}

/** Axles and weights, on which it hangs whether a vehicle is a qualified motor vehicle. */
export function WeightFields({ field }: { field: (name: WeightField) => FieldProps }) {
  const { t } = useTexts();
  return (
    <FieldRow>
      <NumberField {...field('axles')} label={t`Axles`} hint={t`Of the power unit`} optional whole />
      <NumberField
        {...field('registeredWeightPounds')}
        label={t`Registered weight, lb`}
        hint={t`The truck alone`}
        optional
        whole
      />
      <NumberField
        {...field('combinationWeightPounds')}
        label={t`Combined weight, lb`}
        hint={t`With its trailers`}
        optional
        whole
      />
    </FieldRow>
  );
}
