import { data } from '@remix-run/node';

/** Any address that nothing else answers: the root's error page says so. */
export async function loader() {
  throw data(null, { status: 404 });
}

export async function action() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
