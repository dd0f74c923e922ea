import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/http/admin.server';
import { doneWith } from '~/http/done.server';
import { readForm, textOf } from '~/http/form.server';
import { paths } from '~/paths';
import { utcText } from '~/presenters/admin-time';
import { readCarrierOfAdmin, setCarrierLimits } from '~/services/admin/manage-people.server';
import { Facts } from '~/ui/admin/admin-tabs';
import { Button } from '~/ui/button';
import { documentTitle } from '~/ui/page-title';
import { PageTitle } from '~/ui/public-page';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await readCarrierOfAdmin(ctx, params['id'] ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const { legalName, usdot, baseJurisdiction, planPackageId, freeLimitDoubled, freeLimitRequestedAt, timeZone, contactEmail, createdAt, memberships } = found.value;
  const facts: [string, string][] = [
    ['USDOT', usdot ?? ''],
    ['Base', baseJurisdiction ?? ''],
    ['Plan', planPackageId],
    ['Free limits', freeLimitDoubled ? 'doubled' : 'as they are'],
    ['Asked for more', utcText(freeLimitRequestedAt)],
    ['Time zone', timeZone],
    ['Contact', contactEmail ?? ''],
    ['Since', utcText(createdAt)],
  ];
  return { legalName, facts, freeLimitDoubled, people: memberships.map(({ role, user }) => ({ ...user, role })) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const id = params['id'] ?? '';
  const isDoubled = textOf(await readForm(request), 'doubled') === '1';
  const result = await setCarrierLimits(ctx, id, isDoubled);
  if (!result.ok) throw data(null, { status: 404 });
  return doneWith(paths.adminCarrier(id), isDoubled ? 'The free limits are doubled.' : 'The free limits are as they were.');
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [documentTitle(matches, loaded?.legalName ?? 'Carrier')];

export default function AdminCarrierRoute() {
  const { legalName, facts, freeLimitDoubled, people } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={legalName} />
      <Facts facts={facts} />
      <h2 className="support-title">People</h2>
      <ul className="file-list">
        {people.map((person) => (
          <li key={person.id}>
            <a href={paths.adminPerson(person.id)}>{person.name}</a> <span className="muted">{person.email}, {person.role}</span>
          </li>
        ))}
      </ul>
      <form method="post" className="actions">
        <Button name="doubled" value={freeLimitDoubled ? '0' : '1'}>
          {freeLimitDoubled ? 'Take the doubled limits back' : 'Double the free limits'}
        </Button>
      </form>
    </>
  );
}
