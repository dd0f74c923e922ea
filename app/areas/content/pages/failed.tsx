import { data } from '@remix-run/node';

export async function loader() {
  throw data(null, { status: 500 });
}

export default function ServerError() {
  return null;
}
