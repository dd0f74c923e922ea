/** An API address that does not exist answers as the API does, not with a page. */
const answer = () =>
  Response.json(
    { status: 404, message: 'There is no such call.' },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );

export async function loader() {
  return answer();
}

export async function action() {
  return answer();
}
