import { FieldRow } from '~/kit/fieldset';
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
  return (
    <FieldRow>
      <NumberField {...field('axles')} label="Axles" hint="Of the power unit" optional whole />
      <NumberField
        {...field('registeredWeightPounds')}
        label="Registered weight, lb"
        hint="The truck alone"
        optional
        whole
      />
      <NumberField
        {...field('combinationWeightPounds')}
        label="Combined weight, lb"
        hint="With its trailers"
        optional
        whole
      />
    </FieldRow>
  );
}
