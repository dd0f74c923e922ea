import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { navigationCookie } from '~/areas/accounts/session/navigation-cookie.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

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
