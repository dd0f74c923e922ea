import { data } from '@remix-run/node';

export async function loader() {
  throw data(null, { status: 403 });
}

export default function Forbidden() {
  return null;
}
