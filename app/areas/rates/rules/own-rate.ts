/** A rate that is not published here, as a carrier entered it for its own returns. */
import type { FuelType } from '~/engine/ifta/fuel-types';
import { lineRateOf, rateUnitOf, type PublishedRate } from '~/engine/jurisdictions/published-rate';
import type { UnitSystem } from '~/engine/units/conversion';
import { rateFigureText } from './rate-figure';

export interface OwnRate {
  readonly quarterKey: number;
  readonly fuel: FuelType;
  readonly jurisdiction: string;
  /** Of both figures: US$ per gallon, or C$ per liter. */
  readonly system: UnitSystem;
  readonly rateTenThousandths: number;
  readonly surchargeTenThousandths: number | null;
  /** Where it was read. */
  readonly source: string;
}

/**
 * The published rates with the carrier's own in the gaps. What is published always counts: an entered rate ends by itself
 * when the official one comes.
 */
export function withOwnRates(
  published: readonly PublishedRate[],
  own: readonly OwnRate[],
): readonly PublishedRate[] {
  const filling = own.filter(
    (rate) => !published.some((row) => isCellOf(row, rate) && lineRateOf(row, rate.system) !== undefined),
  );
  if (filling.length === 0) return published;
  return [
    ...published.filter((row) => !filling.some((rate) => isCellOf(row, rate))),
    ...filling.map(enteredRate),
  ];
}

const isCellOf = (row: PublishedRate, { jurisdiction, fuel }: OwnRate): boolean =>
  row.jurisdiction === jurisdiction && row.fuelType === fuel;

function enteredRate(rate: OwnRate): PublishedRate {
  const figures = [
    rateFigureText(rate.rateTenThousandths),
    rateFigureText(rate.surchargeTenThousandths),
  ] as const;
  const [usRate, usSurcharge] = rate.system === 'us' ? figures : [null, null];
  const [metricRate, metricSurcharge] = rate.system === 'metric' ? figures : [null, null];
  return {
    jurisdiction: rate.jurisdiction,
    fuelType: rate.fuel,
    rateUsdPerGallon: usRate,
    surchargeUsdPerGallon: usSurcharge,
    rateCadPerLitre: metricRate,
    surchargeCadPerLitre: metricSurcharge,
    status: 'entered',
    effectiveFrom: null,
    unit: rateUnitOf(rate.jurisdiction, rate.fuel),
  };
}
