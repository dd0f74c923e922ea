import { crossingPoints } from '~/areas/trips/map/crossing-marks';
import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { apiAnswer, problem, readJson } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { calculationResource, demoReportResource, reportView } from '~/areas/calculator/views/calculator';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { milesOfCalculation } from '~/areas/calculator/whole-miles';
import { JURISDICTIONS } from '~/engine/jurisdictions/codes';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { placeList } from '~/areas/places/views/places';
import { findAddress, findPlaces, type SearchMode, findPostalCode } from '~/areas/places/find-places.server';
import { apiProblem } from '~/areas/ledger/api/api-records.server';
import { runCalculation } from '~/areas/calculator/run-calculation.server';
import { startCalculation } from '~/areas/calculator/start-calculation.server';

/** POST api/calc/check-status/{uid}: how far the calculation is. */
export async function answerCheckCalculation({ params, context }: CallArgs) {
  const result = await checkCalculation(publicCtx(context), params['uid'] ?? '');
  return apiAnswer(result, (record) => calculationResource(record, milesOfCalculation(record)));
}

/** GET api/calc/form-data: the states and provinces that the form offers. */
export async function answerReadCalculatorFormData() {
  const us_states = JURISDICTIONS.map(({ code, name, country, iftaMember }) => ({
    id: code,
    value: name,
    country,
    ifta_member: iftaMember,
  }));
  return Response.json({ data: { us_states } }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

/**
 * GET /mileage/api/calc/geo/address?term= -> `{data: [...]}` as geo/search. The term is a whole address in one line; the
 * street is passed over, the town and code are found. See findAddress.
 */
export async function answerGuestFindAddress({ request, context }: CallArgs) {
  const allowed = await countUseByAddress('geo', context);
  if (!allowed.ok) return problem(allowed.failure);
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const found = await findAddress(publicCtx(context).scope, { term });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

const MODES: readonly SearchMode[] = ['city', 'zip', 'address'];

/**
 * GET /mileage/api/calc/geo/search?term=&mode= -> `{data: [{id, label, value, city, state, zip, country, lat, lon}]}`,
 * at most ten, best first. `mode` is city, zip or address (the default, also for anything else); see findPlaces.
 */
export async function answerGuestFindPlaces({ request, context }: CallArgs) {
  const allowed = await countUseByAddress('geo', context);
  if (!allowed.ok) return problem(allowed.failure);
  const query = new URL(request.url).searchParams;
  const mode = MODES.find((one) => one === query.get('mode')) ?? 'address';
  const found = await findPlaces(publicCtx(context).scope, { term: query.get('term') ?? '', mode });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

/**
 * GET /mileage/api/calc/geo/zip/find?term= -> `{data: [...]}` with the one area of a complete ZIP, ZIP+4 or Canadian
 * code, or an empty list. What is unfinished or unknown is no error: the field simply stays unfilled.
 */
export async function answerGuestFindPostalCode({ request, context }: CallArgs) {
  const allowed = await countUseByAddress('geo', context);
  if (!allowed.ok) return problem(allowed.failure);
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const found = await findPostalCode(publicCtx(context).scope, { term });
  return Response.json(placeList(found), { headers: { 'Cache-Control': 'public, max-age=86400' } });
}

/** POST api/calc/run/{uid} with fuel_purchases [{state, fuel_units}] and, if wanted, quarter (20263): the tax report. */
export async function answerRunCalculation({ request, params, context }: CallArgs) {
  const body = await readJson(request);
  const result = await runCalculation(publicCtx(context), {
    uid: params['uid'] ?? '',
    fuelPurchases: body['fuel_purchases'] ?? [],
    quarterKey: body['quarter'],
  });
  if (!result.ok)
    return apiProblem(result.failure, (field) => (field.startsWith('gallons.') ? 'fuel_purchases' : field));
  return apiAnswer(result, ({ calculation, quarter, return: computed, schedule, warnings }) =>
    demoReportResource(reportView(calculation, quarter, computed, schedule, warnings), quarter),
  );
}

/** POST api/calc/stops/{uid}: starts a calculation of the given stops under an id that the client has made up. */
export async function answerStartCalculation({ request, params, context }: CallArgs) {
  const allowed = await countUseByAddress('calculation', context);
  if (!allowed.ok) return problem(allowed.failure);
  const body = await readJson(request);
  const result = await startCalculation(publicCtx(context), {
    uid: params['uid'] ?? '',
    stops: body['stops'],
  });
  return apiAnswer(result, (record) => calculationResource(record, milesOfCalculation(record)));
}

/** GET api/calc/trip/{id}/points: what the map draws. A trip that cannot be drawn has no points and no routes. */
export async function answerReadCalculationPoints({ params, context }: CallArgs) {
  const found = await checkCalculation(publicCtx(context), params['id'] ?? '');
  const { stops, route } = found.ok ? found.value : { stops: [], route: null };
  const points = route
    ? stops.map(({ lat, lon, city, state, zip }) => ({ position: { lat, lng: lon }, city, state, zip }))
    : [];
  const routes = route ? [{ points: route.polyline.map(([lat, lng]) => ({ lat, lng })) }] : [];
  const crossings = route
    ? crossingPoints(
        route.polyline,
        route.crossings,
        route.legs.reduce((sum, { tenthMiles }) => sum + tenthMiles, 0),
        'mile',
      )
    : [];
  return Response.json({ data: { points, routes, crossings } }, { headers: { 'Cache-Control': 'no-store' } });
}
