import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { apiAnswer } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { ratesAnswer } from '~/areas/rates/api/rates-api.server';
import { rateFilterData } from '~/areas/rates/views/rate-filter';
import { listRateQuarters } from '~/areas/rates/list-rate-quarters.server';
import { requireApiUser } from '~/areas/accounts/session/actor.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { readRate } from '~/areas/rates/read-rate.server';

/**
 * GET /mileage/api/demo-rates[/{year}[/{quarter}]] -> `{data: [Rate], recordsTotal, recordsFiltered, input, next, filter}`;
 * year and quarter also as filter[year] and filter[quarter].
 */
export async function answerListDemoRates({ request, params, context }: CallArgs) {
  return ratesAnswer(request, publicCtx(context), params, { 'Cache-Control': 'public, max-age=300' });
}

/**
 * GET /mileage/api/demo-rates/filter-data -> `{years, quarters: [{id, value}], quarters_by_year, filter}`: years newest first,
 * quarters in their own order (`?year=` for another year than the newest), `filter` is what a page opens with.
 */
export async function answerReadDemoRateFilterData({ request, context }: CallArgs) {
  const known = await listRateQuarters(publicCtx(context));
  const body = rateFilterData(known, Number(new URL(request.url).searchParams.get('year')));
  return Response.json(body, { headers: { 'Cache-Control': 'public, max-age=300' } });
}

/**
 * GET /mileage/api/rates -> `{data: [Rate], recordsTotal, recordsFiltered, input, next, filter}` by filter[year] and
 * filter[quarter]. Rates are published by the administration: nothing is written here.
 */
export async function answerListRates({ request, context }: CallArgs) {
  const { ctx } = await requireApiUser(request, context);
  return ratesAnswer(request, ctx);
}

/** GET /mileage/api/rates/{id} -> `{data: Rate}`. */
export async function answerReadRate({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiUser(request, context);
  return apiAnswer(await readRate(ctx, idOf(params['id'])), (rate) => ({ data: rate }));
}

/** GET /mileage/api/rates/list-data -> `{years, quarters: [{id, value}], quarters_by_year, filter}`. */
export async function answerReadRateListData({ request, context }: CallArgs) {
  const { ctx } = await requireApiUser(request, context);
  const known = await listRateQuarters(ctx);
  const body = rateFilterData(known, Number(new URL(request.url).searchParams.get('year')));
  return Response.json(body, { headers: { 'Cache-Control': 'private, max-age=300' } });
}
