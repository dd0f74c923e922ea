import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdmin } from '~/http/session/admin.server';
import { seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return seeOther(paths.adminSupport());
}
