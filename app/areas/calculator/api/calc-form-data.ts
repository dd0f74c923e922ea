import { JURISDICTIONS } from '~/engine/jurisdictions/codes';

/** GET api/calc/form-data: the states and provinces that the form offers. */
export async function loader() {
  const us_states = JURISDICTIONS.map(({ code, name, country, iftaMember }) => ({
    id: code,
    value: name,
    country,
    ifta_member: iftaMember,
  }));
  return Response.json({ data: { us_states } }, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
