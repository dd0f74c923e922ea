import type { TextField, TextsOf } from '~/engine/records/text-fields';

/** The plain texts of a fuel purchase, said once, like those of a trip (app/areas/trips/fields.ts). Its place is no plain text. */
export const FUEL_TEXTS = {
  seller: {
    label: 'Seller',
    hint: 'Name of the station',
    longest: 120,
    importNames: [
      'vendor',
      'merchant',
      'merchant name',
      'location name',
      'truck stop',
      'truckstop',
      'station',
      'supplier',
      'site name',
      'truckstop name',
      'seller name',
      'fuel stop',
    ],
    searched: true,
  },
  reference: {
    label: 'Receipt number',
    column: 'Reference',
    hint: 'Tells two fills apart',
    longest: 60,
    importNames: [
      'reference',
      'invoice',
      'invoice number',
      'receipt',
      'receipt number',
      'receipt no',
      'ticket',
      'ticket number',
      'transaction id',
      'transaction number',
      'ref',
      'reference number',
      'transaction ticket number',
    ],
    searched: true,
  },
  notes: {
    label: 'Notes',
    longest: 2_000,
    lines: true,
    importNames: ['note', 'comment', 'comments', 'remarks', 'memo'],
    searched: true,
  },
} as const satisfies Record<string, TextField>;

export type FuelTexts = TextsOf<typeof FUEL_TEXTS>;
