import * as z from 'zod';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import {
  dataOf,
  filterOf,
  listOf,
  listQuery,
  named,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerListRates,
  answerReadRateListData,
  answerReadRate,
  answerReadDemoRateFilterData,
  answerListDemoRates,
} from './handlers.server';

const figure = z
  .string()
  .nullable()
  .describe('Decimal text with the published digits; null for no rate, or not known.');

const rate = named(
  'Rate',
  z.object({
    id: z.int(),
    country: z.enum(['US', 'CA']),
    jurisdiction: z.string(),
    jurisdiction_name: z.string(),
    year: z.int(),
    quarter: z.int().min(1).max(4),
    fuel_type: z.enum(FUEL_TYPES),
    value: figure,
    surcharge_value: figure,
    value_cad: figure,
    surcharge_value_cad: figure,
    unit: z.string(),
    status: z.string().describe('final, preliminary, reconstructed: check before filing.'),
    effective_from: z.iso.date(),
  }),
);

const quarter = z.object({ year: z.int(), quarter: z.int() });
const quarterChoice = z.object({ id: z.int(), value: z.string() });
const filterData = z.object({
  years: z.array(z.int()),
  quarters: z.array(quarterChoice),
  quarters_by_year: z.record(z.string(), z.array(quarterChoice)),
  filter: quarter.nullable().describe('What a page opens with.'),
});
const rateList = listOf(rate, { filter: quarter });

const byFuel = filterOf({
  fuel_type: z.enum(FUEL_TYPES).optional().describe('special_diesel unless given.'),
});
const byQuarter = filterOf({ year: z.int().optional(), quarter: z.int().min(1).max(4).optional() });
const notes = 'Columns to sort by: country, jurisdiction, value, surcharge_value.';
const asked = { year: z.int().optional().describe('Another year than the newest, for quarters.') };
const year = z.string().regex(/^\d{4}$/);

export const rateOperations: Operation[] = [
  {
    id: 'listRates',
    tag: 'rates',
    method: 'GET',
    path: '/rates',
    access: 'user',
    scope: null,
    summary: 'Rates of a quarter',
    notes,
    query: { ...listQuery, ...byQuarter, ...byFuel },
    answers: { 200: { text: 'One page of the rates.', schema: rateList } },
    problems: [404, 422],
    example: { query: { 'filter[year]': '2026', 'filter[quarter]': '3', length: '100' }, status: 200 },
    handle: answerListRates,
  },
  {
    id: 'readRateListData',
    tag: 'rates',
    method: 'GET',
    path: '/rates/list-data',
    access: 'user',
    scope: null,
    summary: 'Years and quarters with rates',
    query: asked,
    answers: { 200: { text: 'What the filter offers.', schema: filterData } },
    example: { status: 200 },
    handle: answerReadRateListData,
  },
  {
    id: 'readRate',
    tag: 'rates',
    method: 'GET',
    path: '/rates/{id}',
    access: 'user',
    scope: null,
    summary: 'Read a rate',
    notes: 'Rates are published by the administration: programs cannot write them (405).',
    params: { id: z.int() },
    answers: { 200: { text: 'The rate.', schema: dataOf(rate) } },
    problems: [404],
    example: { params: { id: '1' }, status: 200 },
    handle: answerReadRate,
  },
  ...(['', '/{year}', '/{year}/{quarter}'] as const).map((part, index): Operation => ({
    id: ['listDemoRates', 'listDemoRatesOfYear', 'listDemoRatesOfQuarter'][index] as string,
    tag: 'rates',
    method: 'GET',
    path: `/demo-rates${part}`,
    access: 'public',
    scope: null,
    summary: [
      'Public rates of the default quarter',
      'Public rates of a year’s default quarter',
      'Public rates of a quarter',
    ][index] as string,
    notes,
    ...(index > 0
      ? { params: { year, ...(index > 1 ? { quarter: z.string().regex(/^[1-4]$/) } : {}) } }
      : {}),
    query: { ...listQuery, ...(index === 0 ? byQuarter : {}), ...byFuel },
    answers: { 200: { text: 'One page of the rates.', schema: rateList } },
    problems: [404, 422],
    example: {
      ...(index > 0 ? { params: { year: '2026', ...(index > 1 ? { quarter: '3' } : {}) } } : {}),
      query: { length: '5' },
      status: 200,
    },
    handle: answerListDemoRates,
  })),
  {
    id: 'readDemoRateFilterData',
    tag: 'rates',
    method: 'GET',
    path: '/demo-rates/filter-data',
    access: 'public',
    scope: null,
    summary: 'Years and quarters with public rates',
    query: asked,
    answers: { 200: { text: 'What the filter offers.', schema: filterData } },
    example: { query: { year: '2026' }, status: 200 },
    handle: answerReadDemoRateFilterData,
  },
];
