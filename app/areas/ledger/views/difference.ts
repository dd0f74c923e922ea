/** One field in which two versions of a form differ. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Labels of the forms that do not follow from the name of the field. */
const LABELS: Record<string, string> = {
  equipmentId: 'Equipment',
  endDate: 'Last day',
  odometerStart: 'Odometer, start',
  odometerEnd: 'Odometer, end',
  stateLines: 'Odometer at state lines',
  quantity: 'Units',
  fuelUnit: 'Measured in',
  pricePerUnit: 'Price per unit, $',
  total: 'Total, $',
  taxPaid: 'Tax paid at the pump',
  bulk: 'From your own bulk tank',
  tankId: 'Bulk tank',
  vin: 'VIN',
};

/** "registeredWeightPounds" reads "Registered weight pounds". */
const labelOf = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** Boxes that are checked or not. */
const BOXES = new Set(['taxPaid', 'bulk', 'active', 'recreational']);
const valueOf = (name: string, value: string): string =>
  BOXES.has(name) ? (value === '1' ? 'Yes' : 'No') : value;

/** The fields in which two versions of a form differ, figures as the rules read them. */
export function differences<F extends string>(
  fields: readonly F[],
  mine: Record<F, string>,
  theirs: Record<F, string>,
): Difference[] {
  return fields
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      field: name,
      label: labelOf(name),
      mine: valueOf(name, mine[name]),
      theirs: valueOf(name, theirs[name]),
    }));
}
