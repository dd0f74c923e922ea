import type { ActionFunctionArgs } from '@remix-run/node';
import { consentCookie } from '~/areas/billing/pages/analytics.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export async function loader() {
  return seeOther(`${paths.privacy()}#statistics`);
}

/** The choice about usage statistics, kept by cookie: works without scripts. Anything but yes is no. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return seeOther(safeReturnPath(textOf(form, 'to'), paths.privacy()), [
    consentCookie(textOf(form, 'choice') === 'yes' ? 'yes' : 'no'),
  ]);
}
