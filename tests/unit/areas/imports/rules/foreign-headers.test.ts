import { describe, expect, it } from 'vitest';
import { fieldsOf, IMPORT_KINDS } from '~/areas/imports/rules/fields';
import { FOREIGN_HEADERS, inEnglish } from '~/areas/imports/rules/foreign-headers';
import { foldHeader, guessKind, guessMapping } from '~/areas/imports/rules/header-names';

describe('headers in French and Spanish', () => {
  it('stand for names that a field has', () => {
    const names = new Set(IMPORT_KINDS.flatMap((kind) => fieldsOf(kind).flatMap((field) => field.names)));
    // The unit that the header names is taken off before the name is looked up.
    const known = (name: string) => names.has(name) || names.has(name.replace(/^km /, ''));
    expect(FOREIGN_HEADERS.filter((header) => !known(inEnglish(header)))).toEqual([]);
    expect(FOREIGN_HEADERS.filter((header) => foldHeader(header) !== header)).toEqual([]);
  });

  it.each([
    ['N° d’unité', 'unit number'],
    ['No d’unité', 'unit number'],
    ['Numéro de facture', 'invoice number'],
    ['Núm. de viaje', 'trip number'],
    ['No. de tarjeta', 'card number'],
    ['Kilométrage', 'kilometers'],
    ['Año', 'year'],
    ['Date/heure', 'date time'],
    ['Fecha/Hora', 'date time'],
    ['Whatever', 'whatever'],
    ['No', 'no'],
  ])('%s is %s', (header, english) => {
    expect(inEnglish(foldHeader(header))).toBe(english);
  });

  it.each([
    [
      'fuel',
      ['Date', 'Unité', 'Vendeur', 'Ville', 'Province', 'Litres', 'Prix au litre', 'Total', 'N° de facture'],
      ['date', 'unit', 'seller', 'city', 'state', 'quantity', 'pricePerUnit', 'total', 'reference'],
    ],
    [
      'fuel',
      ['Fecha', 'Camión', 'Proveedor', 'Ciudad', 'Estado', 'Galones', 'Importe', 'Tipo de combustible'],
      ['date', 'unit', 'seller', 'city', 'state', 'quantity', 'total', 'fuelType'],
    ],
    [
      'trips',
      ['Date de départ', 'Véhicule', 'Origine', 'Destination', 'Distance parcourue (km)', 'Chauffeur'],
      ['date', 'unit', 'from', 'to', 'miles', 'driver'],
    ],
    [
      'trips',
      [
        'Fecha',
        'Unidad',
        'Origen',
        'Destino',
        'TX millas',
        'OK millas',
        'Odómetro inicial',
        'Odómetro final',
      ],
      ['date', 'unit', 'from', 'to', 'miles:TX', 'miles:OK', 'odometerStart', 'odometerEnd'],
    ],
    ['trips', ['Mois', 'Camion', 'Province', 'Kilométrage'], ['month', 'unit', 'state', 'stateMiles']],
  ] as const)('of %s are understood: %s', (kind, headers, fields) => {
    expect(guessKind(headers)).toBe(kind);
    expect(guessMapping(kind, headers)).toEqual(fields);
  });
});
