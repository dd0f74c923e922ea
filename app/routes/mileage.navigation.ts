import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '~/http/forms/form.server';
import { navigationCookie } from '~/http/session/navigation-cookie.server';
import { safeReturnPath, seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';

export async function loader() {
  return seeOther(paths.home());
}

/** The navigation's size, kept by cookie: works without scripts. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return seeOther(safeReturnPath(textOf(form, 'to'), paths.home()), [
    navigationCookie(textOf(form, 'nav') === 'min'),
  ]);
}
