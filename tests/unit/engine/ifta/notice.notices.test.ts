import { describe, expect, it } from 'vitest';
import { averageUnitName, fuelUnitName, noticeMessage, type Notice } from '~/engine/ifta/notice';

const diesel = { severity: 'warning', fuelType: 'special_diesel' } as const;
const average = {
  ...diesel,
  code: 'average',
  averageHundredths: 5000,
  plausible: { lowHundredths: 300, highHundredths: 1500 },
  distance: 12_000,
  fuel: 240,
  fuelUnit: 'gallon',
  unitSystem: 'us',
} as const;

describe('what a return says about itself', () => {
  it.each<[Notice, string]>([
    [
      { ...diesel, code: 'missing-rate', jurisdictions: ['TX'] },
      'No special diesel rate is known for Texas. The tax there is not computed.',
    ],
    [
      { ...diesel, code: 'missing-rate', jurisdictions: ['TX', 'OK'] },
      'No special diesel rate is known for Texas and Oklahoma. The tax there is not computed.',
    ],
    [
      { ...diesel, code: 'preliminary-rate', jurisdictions: ['TX', 'OK', 'KS'] },
      'The special diesel rate for Texas, Oklahoma and Kansas is preliminary. Wait for the final rates before filing.',
    ],
    [
      { ...diesel, code: 'entered-rate', jurisdictions: ['TX'] },
      'You entered the special diesel rate for Texas yourself. Check it before filing.',
    ],
    [
      { ...diesel, code: 'reconstructed-rate', jurisdictions: ['TX'] },
      'The special diesel rate for Texas is reconstructed from several sources. Check it before filing.',
    ],
    [
      { ...diesel, code: 'no-rate-published', jurisdictions: ['TX'] },
      'Texas has no special diesel rate in the tax matrix: distance and fuel are reported, no tax is due on this return.',
    ],
    [
      { ...diesel, code: 'no-rate-published', fuelType: 'cng', jurisdictions: ['TX', 'OK'] },
      'Texas and Oklahoma have no CNG rate in the tax matrix: distance and fuel are reported, no tax is due on this return.',
    ],
    [
      {
        ...diesel,
        code: 'rate-unit-mismatch',
        fuelType: 'cng',
        jurisdiction: 'BC',
        rateUnit: 'm3',
        fuelUnit: 'gallon',
      },
      'British Columbia taxes CNG by cubic meters, and the fuel is entered in gallons. The tax there is not computed.',
    ],
    [
      {
        ...diesel,
        code: 'rate-unit-mismatch',
        fuelType: 'electricity',
        jurisdiction: 'TX',
        rateUnit: 'gallon',
        fuelUnit: 'kwh',
      },
      'Texas taxes electricity by gallons, and the fuel is entered in kilowatt-hours. The tax there is not computed.',
    ],
    [
      {
        ...diesel,
        code: 'rate-unit-mismatch',
        fuelType: 'electricity',
        jurisdiction: 'ON',
        rateUnit: 'gallon',
        fuelUnit: 'kwh',
        unitSystem: 'metric',
      },
      'Ontario taxes electricity by liters, and the fuel is entered in kilowatt-hours. The tax there is not computed.',
    ],
    [
      { ...diesel, code: 'equivalent-gallons', fuelType: 'cng', jurisdiction: 'CA', rateUnit: 'gge' },
      'The California rate for CNG is per gasoline gallon equivalent. Make sure the fuel is entered that way.',
    ],
    [
      { ...diesel, code: 'equivalent-gallons', fuelType: 'lng', jurisdiction: 'CA', rateUnit: 'dge' },
      'The California rate for LNG is per diesel gallon equivalent. Make sure the fuel is entered that way.',
    ],
    [
      { code: 'no-operations', severity: 'info' },
      'No distance and no fuel in this quarter. A return is still due, with zeros.',
    ],
    [
      { ...diesel, code: 'fuel-without-distance', jurisdictions: ['OK'] },
      'Special diesel was bought in Oklahoma, but no distance was driven there. Check for a missing trip.',
    ],
    [
      { ...diesel, code: 'credit-exceeds-fuel', taxPaidFuel: 1250, totalFuel: 1000, fuelUnit: 'litre' },
      'More tax-paid special diesel (1,250) than special diesel in total (1,000 liters) is reported. Check the fuel entries.',
    ],
    [
      { code: 'weight-mile-tax', severity: 'info', distance: 1204, unitSystem: 'us' },
      'Oregon has no fuel tax rate on this return. Its weight-mile tax on 1,204 miles is reported separately.',
    ],
    [
      { code: 'weight-mile-tax', severity: 'info', distance: 1204, unitSystem: 'metric' },
      'Oregon has no fuel tax rate on this return. Its weight-mile tax on 1,204 km is reported separately.',
    ],
    [
      { code: 'interest-rate-unknown', severity: 'blocking', years: [2027, 2028] },
      'The interest rate for 2027 and 2028 is not known yet. Interest is not computed.',
    ],
    [
      { code: 'exempt-period', severity: 'info', jurisdiction: 'GA', from: '2026-08-10', to: '2026-08-20' },
      'Georgia charged no tax from 2026-08-10 to 2026-08-20: distance and fuel of these days are in the average and not in the tax.',
    ],
    [
      { ...diesel, code: 'unexpected-fuel', equipmentId: 'Unit 7', fuelType: 'gasoline' },
      'Gasoline was entered for Unit 7, which is not listed as burning it. Its distance is shared between the fuels.',
    ],
    [
      {
        ...diesel,
        code: 'fuel-unit-excluded',
        equipmentId: 'Unit 7',
        fuelType: 'lng',
        unit: 'kg',
        expected: 'gallon',
      },
      'LNG for Unit 7 is entered in kilograms, which cannot be turned into gallons. It is left out.',
    ],
    [
      { code: 'dual-fuel', severity: 'info', equipmentId: 'Unit 7', fuelTypes: ['special_diesel', 'cng'] },
      'Unit 7 burns special diesel and CNG: its distance is split by the share of each fuel.',
    ],
    [
      { ...average, problem: 'no-fuel', fuel: 0 },
      'No special diesel is recorded for 12,000 miles. Without fuel there is no average and no tax can be computed.',
    ],
    [
      { ...average, problem: 'no-distance', distance: 0 },
      '240 gallons of special diesel are recorded, but no distance. Without distance there is no average.',
    ],
    [{ ...average, problem: 'nothing-to-report' }, 'Neither distance nor special diesel is recorded.'],
    [
      { ...average, problem: 'impossible' },
      '12,000 miles on 240 gallons is not possible for a truck: 3.00 to 15.00 mpg would be. A trip or a fuel purchase is missing or mistyped.',
    ],
    [
      { ...average, problem: 'unusual', unitSystem: 'metric', fuelUnit: 'litre' },
      '12,000 km on 240 liters is unusual: outside 3.00 to 15.00 km/L an auditor will ask. Check for a missing trip or fuel purchase.',
    ],
  ])('is a plain sentence (%#)', (notice, sentence) => {
    expect(noticeMessage(notice)).toBe(sentence);
  });

  it('names the units of fuel and of averages', () => {
    expect((['gallon', 'litre', 'gge', 'dge', 'kwh', 'kg', 'm3', 'mile'] as const).map(fuelUnitName)).toEqual(
      [
        'gallons',
        'liters',
        'gasoline gallon equivalents',
        'diesel gallon equivalents',
        'kilowatt-hours',
        'kilograms',
        'cubic meters',
        'miles',
      ],
    );
    expect(
      (['gallon', 'litre', 'gge', 'dge', 'kwh', 'kg', 'm3'] as const).map((unit) =>
        averageUnitName(unit, 'us'),
      ),
    ).toEqual(['mpg', 'mi/L', 'mi/GGE', 'mi/DGE', 'mi/kWh', 'mi/kg', 'mi/m³']);
    expect((['gallon', 'litre', 'kwh'] as const).map((unit) => averageUnitName(unit, 'metric'))).toEqual([
      'km/gal',
      'km/L',
      'km/kWh',
    ]);
  });
});
