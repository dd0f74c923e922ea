import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

/** An API address that does not exist answers as the API does, not with a page. */
const answer = ({ context: { requestId } }: LoaderFunctionArgs | ActionFunctionArgs) =>
  Response.json(
    { status: 404, code: 'not_found', message: 'There is no such call.', requestId },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );

export const loader = (asked: LoaderFunctionArgs) => answer(asked);

export const action = (asked: ActionFunctionArgs) => answer(asked);
