import { describe, expect, it } from 'vitest';
import { differences } from '~/areas/ledger/views/difference';

describe('differences', () => {
  it('names the fields as their form does, and says of a box whether it is checked', () => {
    const mine = {
      equipmentId: '3',
      date: '2026-11-05',
      taxPaid: '1',
      registeredWeightPounds: '',
      notes: 'a',
    };
    const theirs = {
      equipmentId: '4',
      date: '2026-11-05',
      taxPaid: '0',
      registeredWeightPounds: '80000',
      notes: 'a',
    };
    expect(
      differences(['equipmentId', 'date', 'taxPaid', 'registeredWeightPounds', 'notes'], mine, theirs),
    ).toEqual([
      { field: 'equipmentId', label: 'Equipment', mine: '3', theirs: '4' },
      { field: 'taxPaid', label: 'Tax paid at the pump', mine: 'Yes', theirs: 'No' },
      { field: 'registeredWeightPounds', label: 'Registered weight pounds', mine: '', theirs: '80000' },
    ]);
  });

  it('says of hazardous materials what the form says: a box of a truck, a choice of a trip', () => {
    const shown = (mine: string, theirs: string, boxes: readonly 'hazmat'[] = []) =>
      differences(['hazmat'], { hazmat: mine }, { hazmat: theirs }, boxes);
    const row = { field: 'hazmat', label: 'Hazardous materials on board' };
    expect(shown('1', '', ['hazmat'])).toEqual([{ ...row, mine: 'Yes', theirs: 'No' }]);
    expect(shown('', 'yes')).toEqual([{ ...row, mine: 'As the truck', theirs: 'Yes' }]);
    expect(shown('no', 'yes')).toEqual([{ ...row, mine: 'No', theirs: 'Yes' }]);
  });
});
