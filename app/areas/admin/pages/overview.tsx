import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return seeOther(paths.adminSupport());
}
