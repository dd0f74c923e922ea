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
  tankGallons: 'Tanks, gal',
  tankLiters: 'Tanks, L',
  vin: 'VIN',
  hazmat: 'Hazardous materials on board',
};

/** "registeredWeightPounds" reads "Registered weight pounds". */
const labelOf = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** Boxes of every form that has them, checked or not. */
const BOXES = ['taxPaid', 'bulk', 'active', 'recreational'];
const CHECKED: Record<string, string> = { '1': 'Yes', '0': 'No', '': 'No' };
/** What the choices of a field are called where it is no box. */
const CHOICES: Record<string, Record<string, string>> = {
  hazmat: { yes: 'Yes', no: 'No', '': 'As the truck' },
};

/** The fields in which two versions of a form differ, figures as the rules read them. `boxes` are those of this form beside the usual. */
export function differences<F extends string>(
  fields: readonly F[],
  mine: Record<F, string>,
  theirs: Record<F, string>,
  boxes: readonly F[] = [],
): Difference[] {
  const isBox = new Set<string>([...BOXES, ...boxes]);
  const valueOf = (name: F, value: string): string =>
    (isBox.has(name) ? CHECKED : CHOICES[name])?.[value] ?? value;
  return fields
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      field: name,
      label: labelOf(name),
      mine: valueOf(name, mine[name]),
      theirs: valueOf(name, theirs[name]),
    }));
}
