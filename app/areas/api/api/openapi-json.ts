import { methodNotAllowed } from '~/platform/http/api.server';
import { apiDescription } from '~/areas/api/reference/document.server';

/** GET /mileage/api/openapi.json: the description of the API (OpenAPI 3.1). */
export async function loader() {
  return Response.json(apiDescription(), { headers: { 'Cache-Control': 'public, max-age=300' } });
}

export async function action() {
  return methodNotAllowed('GET');
}
