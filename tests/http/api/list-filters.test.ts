import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { apiWorld, type ApiWorld } from '../../factories/api-world';

/** What a list cannot do is said by name: an answer that passes over it would be a full list that looks like a part. */

const app = await startApp();
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

const asked = async (path: string) => {
  const answer = await world.call('GET', path);
  const body = (await answer.json()) as { errors?: Record<string, string[]>; recordsFiltered?: number };
  return { status: answer.status, names: Object.keys(body.errors ?? {}), found: body.recordsFiltered };
};

const sortedBy = (column: string, dir = 'asc') =>
  `columns[0][data]=${column}&order[0][column]=0&order[0][dir]=${dir}`;

describe('a list', () => {
  it.each([
    ['/trip?filter[quarter]=20265', 'filter[quarter]'],
    ['/trip?filter[quarter]=5&filter[year]=2026', 'filter[quarter]'],
    ['/trip?filter[quarter]=all', 'filter[quarter]'],
    ['/trip?filter[year]=twenty', 'filter[year]'],
    ['/trip?filter[type]=bus', 'filter[type]'],
    ['/trip?filter[equipment_id]=T-101', 'filter[equipment_id]'],
    ['/trip?filter[date_from]=yesterday', 'filter[date_from]'],
    ['/trip?filter[date_to]=2026-02-30', 'filter[date_to]'],
    ['/trip?filter[status]=done', 'filter[status]'],
    ['/trip?filter[states][]=TX&filter[states][]=XX', 'filter[states]'],
    ['/trip?filter[state][]=XX', 'filter[state]'],
    ['/trip?filter[driver]=Dana', 'filter[driver]'],
    ['/fuel?filter[quarter]=x', 'filter[quarter]'],
    ['/equipment?filter[active]=1', 'filter[active]'],
    ['/emails?filter[status]=sent', 'filter[status]'],
    ['/imports?filter[kind]=fuel', 'filter[kind]'],
    ['/rates?filter[country]=US', 'filter[country]'],
    ['/demo-rates?filter[state]=TX', 'filter[state]'],
    [`/trip?${sortedBy('notes')}`, 'order[0][column]'],
    [`/trip?${sortedBy('date', 'up')}`, 'order[0][dir]'],
    ['/trip?filter[quarter]=20263&filter[quarter]=20264', 'filter[quarter]'],
    ['/trip?filter[equipment_id][]=7&filter[equipment_id][]=8', 'filter[equipment_id]'],
    [
      '/deletions?filter[deleted_since]=2026-11-01T00:00:00Z&filter[deleted_since]=2026-11-02T00:00:00Z',
      'filter[deleted_since]',
    ],
    ['/reports?q=20263&per_equipment=2', 'per_equipment'],
    ['/reports?q=20263&hide_no_data=yes', 'hide_no_data'],
    ['/audit-trail.csv?what=fuels', 'what'],
    ['/audit-trail.csv?who=Dana', 'who'],
    ['/trip?order[0][column]=3', 'order[0][column]'],
    ['/trip?order[0][column]=date', 'order[0][column]'],
    [`/equipment?${sortedBy('year')}`, 'order[0][column]'],
    [`/emails?${sortedBy('from')}`, 'order[0][column]'],
    [`/rates?${sortedBy('fuel_type')}`, 'order[0][column]'],
    [`/imports?${sortedBy('status')}`, 'order[0][column]'],
  ])('%s: 422 that names %s', async (path, name) => {
    expect(await asked(path)).toEqual({ status: 422, names: [name], found: undefined });
  });

  it.each([
    ['/trip?updated_since=2026-11-26T00:00:00Z', 'updated_since'],
    ['/fuel?page=2', 'page'],
    ['/fuel?limit=1', 'limit'],
    ['/equipment?sort=-unit', 'sort'],
    ['/deletions?since=2026-11-26T00:00:00Z', 'since'],
    ['/receipts?filter[status]=new', 'filter[status]'],
    ['/people?role=owner', 'role'],
    ['/reports?quarter=20264', 'quarter'],
    ['/reports?filter[quarter]=20264', 'filter[quarter]'],
    ['/reports/journal?quarter=20264', 'quarter'],
    ['/reports/filings/20263?filedOn=2026-11-01', 'filedOn'],
    ['/geo/search?q=Dallas', 'q'],
    ['/demo-rates?year=2026', 'year'],
  ])('%s: 422 that names the parameter %s, never an answer to another question', async (path, name) => {
    expect(await asked(path)).toEqual({ status: 422, names: [name], found: undefined });
  });

  it('says which parameters there are', async () => {
    const answer = await world.call('GET', '/reports?quarter=20264');
    expect(await answer.json()).toMatchObject({
      message: 'The address cannot be read like this.',
      errors: {
        quarter: [
          'There is no parameter quarter. There are: q, equipment_id, per_equipment, hide_no_data, type.',
        ],
      },
    });
  });

  it('takes one value: of two lengths neither is meant more than the other', async () => {
    const answer = await world.call('GET', '/trip?length=1&length=2&search[value]=a&search[value]=b');
    expect([answer.status, ((await answer.json()) as { errors: object }).errors]).toEqual([
      422,
      { length: ['length takes one value.'], 'search[value]': ['search[value] takes one value.'] },
    ]);
  });

  it('is not begun on by a write whose parameters are not understood', async () => {
    const before = await asked('/equipment');
    const answer = await world.call('POST', '/equipment?dry_run=1', { body: { unit: 'DRY-1' } });
    expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['dry_run'],
    ]);
    expect(await asked('/equipment')).toEqual(before);
  });

  it.each(['/reports?q=20263', '/reports?filter[q]=20263&_=1767', '/people?draw=1&start=0&length=10'])(
    '%s is answered',
    async (path) => {
      expect((await asked(path)).status).toBe(200);
    },
  );

  it.each([
    ['/trip?filter[quarter]=20263&filter[type]=T&filter[states][]=TX&filter[equipment_id]=7', 3],
    ['/trip?filter[quarter]=3&filter[year]=2026', 7],
    ['/trip?filter[date_from]=2026-08-11&filter[date_to]=2026-08-12', 2],
    ['/trip?filter[quarter]=&filter[status]=&filter[equipment_id]=', 7],
    [`/fuel?${sortedBy('display_date', 'desc')}`, 4],
    [`/trip?${sortedBy('miles')}&draw=3&_=1767&search[regex]=false&columns[0][orderable]=true`, 7],
    [`/equipment?${sortedBy('unit')}`, 2],
    [`/emails?${sortedBy('created_at', 'desc')}`, 2],
  ])('%s: %i records', async (path, found) => {
    expect(await asked(path)).toEqual({ status: 200, names: [], found });
  });
});
