import { firstDayOfQuarter, parseQuarterKey } from '~/engine/calendar/quarter';
import type { LocalDate } from '~/engine/calendar/local-date';
import { hasIftaFuelTax } from '~/engine/jurisdictions/codes';
import { DEFAULT_FUEL_TYPE, type FuelType } from '~/engine/ifta/fuel-types';
import type { PublishedRate } from '~/engine/jurisdictions/published-rate';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { isGallonOrEquivalent, isVolume } from '~/engine/units/conversion';
import { decimal } from '~/engine/units/decimal';
import type { Finding } from './finding';
import {
  DuplicateSearch,
  economyFinding,
  fuelFindings,
  fuelWithoutMiles,
  milesWithoutFuel,
  type UnitQuarter,
} from './fuel-checks';
import {
  auditedFuelFindings,
  FillPairs,
  fuelWithoutTrips,
  unlikeHistory,
  type AuditedFuel,
  type FillPair,
  type UnitHistory,
} from './audit-fuel';
import { AuditedTrips, type AuditedTrip } from './audit-trips';
import { MEASURES, type Measures } from './measures';
import { TripSequence, type CheckedTrip } from './trip-checks';

type Unit = UnitQuarter & {
  milesByState: Map<string, number>;
  largestFill: number;
  sharedTenthMiles: number;
  /** It took fuel on a day of no trip that counts in the next quarter. */
  hasLooseFuel: boolean;
  hasOtherFuel: boolean;
  hasEquivalents: boolean;
};

/**
 * The checks of a whole quarter, record by record: first its trips by last day and as they were driven, then its fuel by day and id, then
 * `closing`. What it remembers grows with the vehicles, not with the records.
 */
export class QuarterCheck {
  private readonly sequence: TripSequence;
  private readonly duplicates: DuplicateSearch;
  private readonly units = new Map<number, Unit>();
  private readonly fleetTaxable = new Map<string, { tenthMiles: number; length: number }>();
  private readonly fuelStates = new Set<string>();
  private readonly fuelTypes = new Set<FuelType>();
  private readonly audited: AuditedTrips;
  private readonly fills = new FillPairs();
  private readonly running = new Map<number, AuditedTrip[]>();
  private readonly firstDay: LocalDate;

  /** Fills of one unit on one day in two states, whose distance someone with a map has to find. */
  readonly pairs: FillPair[] = [];

  /**
   * @param before the last trip of each unit before the quarter
   * @param history what each unit drove and took in the four quarters before
   * @param rates of the quarter; left out, every member taxes every fuel but Oregon
   * @param running trips that began in the quarter and count in the next one, in which they end
   */
  constructor(
    private readonly quarterKey: number,
    before: readonly AuditedTrip[],
    private readonly today: LocalDate,
    private readonly history: ReadonlyMap<number, UnitHistory> = new Map(),
    private readonly measures: Measures = MEASURES.us,
    private readonly rates?: Pick<RateTable, 'find'>,
    running: readonly AuditedTrip[] = [],
  ) {
    const quarter = parseQuarterKey(quarterKey);
    this.firstDay = quarter ? firstDayOfQuarter(quarter) : '';
    for (const trip of running)
      this.running.set(trip.equipmentId ?? 0, [...(this.running.get(trip.equipmentId ?? 0) ?? []), trip]);
    this.sequence = new TripSequence(before, measures);
    this.duplicates = new DuplicateSearch(measures);
    this.audited = new AuditedTrips(quarterKey, today, measures, before);
  }

  trip(trip: AuditedTrip): Finding[] {
    for (const row of trip.states) {
      const length = this.measures.lengthOf(row);
      this.addTaxable(row, length);
      if (trip.equipmentId === null) continue;
      const unit = this.unitOf(trip.equipmentId, trip.unit);
      add(unit.milesByState, row.jurisdiction, row.tenthMiles);
      unit.length += length;
      if (trip.date < this.firstDay) unit.sharedTenthMiles += row.tenthMiles;
    }
    return [...this.sequence.next(trip), ...this.audited.next(trip)];
  }

  fuel(fuel: AuditedFuel): Finding[] {
    this.pairs.push(...this.fills.next(fuel));
    this.fuelStates.add(fuel.state);
    this.fuelTypes.add(fuel.fuelType);
    const duplicate = this.duplicates.next(fuel);
    const unit = fuel.equipmentId === null ? undefined : this.unitOf(fuel.equipmentId, fuel.unit);
    if (unit) {
      unit.gallonsThousandths += fuel.gallonsThousandths;
      unit.largestFill = Math.max(unit.largestFill, fuel.gallonsThousandths);
      const measured = fuel.fuelUnit ?? 'gallon';
      unit.hasOtherFuel ||= !isGallonOrEquivalent(measured);
      unit.hasEquivalents ||= isGallonOrEquivalent(measured) && !isVolume(measured);
    }
    const running = (this.running.get(fuel.equipmentId ?? 0) ?? []).filter(({ date }) => date <= fuel.date);
    if (unit && running.length === 0) unit.hasLooseFuel = true;
    const isOnRunning = running.some(({ states }) =>
      states.some(({ jurisdiction, tenthMiles }) => jurisdiction === fuel.state && tenthMiles > 0),
    );
    const missing =
      unit && unit.milesByState.size > 0 && !isOnRunning
        ? fuelWithoutMiles(fuel, unit.milesByState, this.quarterKey, this.measures)
        : undefined;
    return [
      ...(duplicate ? [duplicate] : []),
      ...fuelFindings(fuel, this.measures),
      ...auditedFuelFindings(fuel, this.today, this.measures),
      ...(missing ? [missing] : []),
    ];
  }

  /** What can be asked only when everything was seen. */
  closing(): Finding[] {
    return [
      ...milesWithoutFuel(
        this.fleetTaxable,
        this.fuelStates,
        this.quarterKey,
        (code) => this.hasFuelTax(code),
        this.measures,
      ),
      ...this.audited.closing(),
      ...[...this.units.values()].flatMap((unit) => {
        if (!this.audited.drove(unit.equipmentId))
          return unit.gallonsThousandths > 0 && unit.hasLooseFuel
            ? [fuelWithoutTrips(unit, this.measures)]
            : [];
        const impossible = economyFinding(unit, this.measures);
        return impossible
          ? [impossible]
          : unlikeHistory(unit, this.history.get(unit.equipmentId), this.measures);
      }),
    ];
  }

  private addTaxable(row: CheckedTrip['states'][number], length: number): void {
    const { jurisdiction, tenthMiles, exemptTenthMiles = 0, exemptTenthKilometers = null } = row;
    const exempt =
      exemptTenthMiles >= tenthMiles && exemptTenthKilometers === null
        ? length
        : this.measures.lengthOf({ tenthMiles: exemptTenthMiles, tenthKilometers: exemptTenthKilometers });
    const known = this.fleetTaxable.get(jurisdiction) ?? { tenthMiles: 0, length: 0 };
    this.fleetTaxable.set(jurisdiction, {
      tenthMiles: known.tenthMiles + Math.max(0, tenthMiles - exemptTenthMiles),
      length: known.length + Math.max(0, length - exempt),
    });
  }

  /** Whether a fuel that was bought is taxed there in this quarter. A rate that is not known may be one. */
  private hasFuelTax(code: string): boolean {
    if (!hasIftaFuelTax(code)) return false;
    const { rates } = this;
    if (!rates) return true;
    const burned = this.fuelTypes.size > 0 ? [...this.fuelTypes] : [DEFAULT_FUEL_TYPE];
    return burned.some((fuelType) => {
      const found = rates.find(code, fuelType);
      if (found.kind !== 'published') return found.kind === 'missing';
      return found.rates.some(isTaxed);
    });
  }

  /** What a unit drove on trips that began in the quarter and count in the next one. */
  private readonly shared = (equipmentId: number): number =>
    (this.running.get(equipmentId) ?? []).reduce((sum, { tenthMiles }) => sum + (tenthMiles ?? 0), 0);

  private unitOf(equipmentId: number, unit: string): Unit {
    let known = this.units.get(equipmentId);
    if (!known) {
      known = {
        equipmentId,
        unit,
        quarterKey: this.quarterKey,
        milesByState: new Map(),
        length: 0,
        gallonsThousandths: 0,
        largestFill: 0,
        sharedTenthMiles: this.shared(equipmentId),
        hasLooseFuel: false,
        hasOtherFuel: false,
        hasEquivalents: false,
      };
      this.units.set(equipmentId, known);
    }
    return known;
  }
}

/** A rate or a surcharge that is more than nothing. */
const isTaxed = (rate: PublishedRate): boolean =>
  [rate.rateUsdPerGallon, rate.rateCadPerLitre, rate.surchargeUsdPerGallon, rate.surchargeCadPerLitre].some(
    (text) => text !== null && !decimal(text).isZero(),
  );

const add = (sums: Map<string, number>, key: string, amount: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + amount);
