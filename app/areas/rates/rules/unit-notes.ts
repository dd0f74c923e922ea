import type { LocalDate } from '~/engine/calendar/local-date';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { MatrixRow } from './rate-row';

/**
 * What a reader must know about cells of the matrix that are not simply "per gallon", as footnotes. The unit that the tax
 * engine goes by is in jurisdictions/published-rate.
 */
export interface UnitNote {
  readonly jurisdiction: string;
  readonly fuels: readonly FuelType[];
  readonly note: string;
  /** Last day the note was true, where it no longer is. */
  readonly until?: LocalDate;
  /** How sure the note itself is. */
  readonly confidence: 'high' | 'medium' | 'low';
}

export const UNIT_NOTES: readonly UnitNote[] = [
  {
    jurisdiction: 'IN',
    fuels: ['electricity', 'hydrogen', 'hythane'],
    note: 'Indiana taxes these per mile (the Canadian figure is per kilometer).',
    confidence: 'high',
  },
  {
    jurisdiction: 'IN',
    fuels: ['propane'],
    note: 'Indiana has only a surcharge on propane; on other fuels the surcharge became part of the rate.',
    confidence: 'high',
  },
  {
    jurisdiction: 'IA',
    fuels: ['electricity'],
    note: 'Iowa taxes electricity per kWh.',
    confidence: 'medium',
  },
  {
    jurisdiction: 'PA',
    fuels: ['electricity'],
    note: 'Pennsylvania taxes electricity per kWh.',
    confidence: 'medium',
  },
  {
    jurisdiction: 'WY',
    fuels: ['electricity'],
    note: 'Wyoming taxes electricity per kWh: 0.0072 until June 30, 2026, 0.0350 after.',
    confidence: 'high',
  },
  // No footnote was found for these two; their Canadian figure is the bare currency conversion, as for the other per-kWh cells.
  {
    jurisdiction: 'ND',
    fuels: ['electricity'],
    note: 'North Dakota: not per gallon; read as per kWh, because both published figures differ only by the exchange rate.',
    confidence: 'low',
  },
  {
    jurisdiction: 'NM',
    fuels: ['electricity'],
    note: 'New Mexico: not per gallon; read as per kWh, because both published figures differ only by the exchange rate.',
    confidence: 'low',
  },
  {
    jurisdiction: 'BC',
    fuels: ['lng'],
    note: 'British Columbia taxes LNG per kilogram; the US$ figure is the conversion that the matrix prints.',
    confidence: 'high',
  },
  {
    jurisdiction: 'BC',
    fuels: ['cng'],
    note: 'British Columbia taxes CNG per cubic meter; the US$ figure is the conversion that the matrix prints.',
    confidence: 'high',
  },
  {
    jurisdiction: 'MB',
    fuels: ['lng', 'cng'],
    note: 'Manitoba taxes LNG and CNG per cubic meter; the US$ figure is the conversion that the matrix prints.',
    confidence: 'high',
  },
  ...['CA', 'WY', 'VA'].map((jurisdiction) => ({
    jurisdiction,
    fuels: ['lng'] as const,
    note: 'LNG per diesel gallon equivalent (6.06 lb).',
    confidence: 'medium' as const,
  })),
  ...['CA', 'WY', 'VA'].map((jurisdiction) => ({
    jurisdiction,
    fuels: ['cng'] as const,
    note: 'CNG per gasoline gallon equivalent (5.66 lb, or 126.67 cubic feet).',
    confidence: 'medium' as const,
  })),
  {
    jurisdiction: 'VA',
    fuels: ['propane'],
    note: 'Propane per gasoline gallon equivalent (5.75 lb, or 1.353 gallons).',
    confidence: 'medium',
  },
  {
    jurisdiction: 'VA',
    fuels: ['methanol'],
    note: 'Methanol per gasoline gallon equivalent (2.04 gallons).',
    confidence: 'low',
  },
  {
    jurisdiction: 'WY',
    fuels: ['propane'],
    note: 'Propane per diesel gallon equivalent (1.35 gallons).',
    confidence: 'medium',
  },
  {
    jurisdiction: 'IL',
    fuels: ['propane', 'lng', 'cng'],
    note: 'Illinois: a diesel gallon equivalent is 6.41 lb of propane or 6.06 lb of LNG; a gasoline gallon equivalent is 5.66 lb of CNG.',
    confidence: 'medium',
  },
  {
    jurisdiction: 'MI',
    fuels: ['biodiesel'],
    note: 'Michigan: the biodiesel rate is for blends of at least 5 percent.',
    confidence: 'medium',
  },
  {
    jurisdiction: 'MI',
    fuels: ['special_diesel', 'gasoline'],
    note: 'Michigan: before January 1, 2026 the rate held a prepaid sales tax and could change every quarter.',
    until: '2025-12-31',
    confidence: 'medium',
  },
];

/** The notes on one row, in the table's order. */
export function notesOf(row: Pick<MatrixRow, 'jurisdiction' | 'fuel' | 'effectiveFrom'>): UnitNote[] {
  return UNIT_NOTES.filter(
    (note) =>
      note.jurisdiction === row.jurisdiction &&
      note.fuels.includes(row.fuel) &&
      (note.until === undefined || row.effectiveFrom <= note.until),
  );
}
