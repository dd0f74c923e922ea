import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { batchStepFrom, chosenTripsFrom, typedTripsFrom } from '~/areas/documents/pages/document-form.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { batchView, importsView } from '~/areas/documents/views/batch-page';
import {
  discardImportBatch,
  makeBatchTrips,
  openImportBatch,
  readImports,
} from '~/areas/documents/import-batch.server';
import documentStyles from '~/kit/styles/documents.css';
import { Button } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { BatchForm, idOf } from '~/areas/documents/parts/batch-form';
import { BatchPicker } from '~/areas/documents/parts/batch-picker';
import { Empty } from '~/kit/empty';
import { ErrorSummary } from '~/kit/error-summary';
import { countOf } from '~/kit/format';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export const handle = { hydrate: false };

const batchOf = (request: Request): string => new URL(request.url).searchParams.get('batch') ?? '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const imports = importsView(await readImports(actor.ctx));
  const asked = batchOf(request) || imports.choices[0]?.value;
  const found = asked === undefined ? null : await openImportBatch(actor.ctx, asked);
  if (found && !found.ok) throw data(null, { status: 404 });
  const { equipment, jurisdictions } = await fleetChoices(actor, '');
  return {
    imports,
    view: found ? batchView(found.value) : null,
    equipment,
    jurisdictions,
    mayWrite: actor.ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'list', 'documents', 'places'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const id = batchOf(request) || textOf(form, 'batch');
  if (textOf(form, 'intent') === 'discard') {
    const discarded = await discardImportBatch(ctx, id);
    if (!discarded.ok) throw data(null, { status: discarded.failure.kind === 'forbidden' ? 403 : 404 });
    return seeOther(paths.documents(), [
      await flashHeader({ type: 'success', message: 'Import discarded.' }),
    ]);
  }
  const chosen = chosenTripsFrom(form);
  const checked = chosen.map(({ key }) => key);
  const step = batchStepFrom(form);
  if (step)
    return data({
      typed: step.typed,
      checked,
      errors: {},
      summary: [],
      stepped: { key: step.key, at: step.at },
    });
  const typed = {
    ...typedTripsFrom(form),
    ...Object.fromEntries(chosen.map(({ key, trip }) => [key, trip])),
  };
  if (chosen.length === 0)
    return formAgain(context, {
      typed,
      checked,
      errors: {},
      summary: [{ message: 'Select the trips to make.' }],
    });
  const result = await makeBatchTrips(ctx, id, chosen);
  if (!result.ok) {
    if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
    return formAgain(
      context,
      { typed, checked, errors: {}, summary: [{ message: result.failure.message }] },
      { status: 403 },
    );
  }
  const { trips, refused } = result.value;
  if (refused.length === 0)
    return seeOther(paths.tripsFuel(), [
      await flashHeader({
        type: 'success',
        message: `${countOf(trips.length, 'trip')} made from rate confirmations.`,
      }),
    ]);
  const errors = Object.fromEntries(
    refused.flatMap(({ key, fields }) =>
      Object.entries(fields).map(([field, messages]) => [`${key}.${field}`, messages]),
    ),
  );
  const byField = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ fieldId: idOf(field), message })),
  );
  const whole = [
    ...new Set(
      refused.filter(({ fields }) => Object.keys(fields).length === 0).map(({ message }) => message),
    ),
  ].map((message) => ({ message }));
  const made =
    trips.length > 0
      ? [{ message: `${countOf(trips.length, 'trip')} made. The others need another look:` }]
      : [];
  return formAgain(context, {
    typed,
    checked: refused.map(({ key }) => key),
    errors,
    summary: [...made, ...whole, ...byField],
  });
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Import trips`),
  ...(loaded?.view?.isWaiting ? [{ httpEquiv: 'refresh', content: '2' }] : []),
];

export default function ImportBatchRoute() {
  const { imports, view, equipment, jurisdictions, mayWrite } = useLoaderData<typeof loader>();
  const { t, said } = useTexts();
  const answered = useActionData<typeof action>();
  const failed = answered && 'typed' in answered ? answered : null;
  return (
    <DialogPage
      title={view ? said(view.title) : t`Import trips`}
      backHref={paths.documents()}
      backText={t`Rate confirmations`}
    >
      {failed && failed.summary.length > 0 ? <ErrorSummary errors={failed.summary} /> : null}
      {view ? (
        <>
          <BatchPicker imports={imports} current={view.id} />
          {view.items.length === 0 ? (
            <Empty title={t`No trips in this import`} text={t`The data that was stored names no stops.`} />
          ) : null}
          <BatchForm
            view={view}
            typed={failed?.typed ?? {}}
            checked={failed?.checked ?? null}
            stepped={failed && 'stepped' in failed ? failed.stepped : null}
            errors={failed?.errors ?? {}}
            equipment={equipment}
            jurisdictions={jurisdictions}
            mayWrite={mayWrite}
          />
          {view.isStored && mayWrite ? (
            <form method="post">
              <input type="hidden" name="intent" value="discard" />
              <input type="hidden" name="batch" value={view.id} />
              <Button kind="danger" small>
                {t`Discard this import`}
              </Button>
            </form>
          ) : null}
        </>
      ) : (
        <Empty
          title={t`Nothing to import`}
          text={t`Upload rate confirmations and extract their trip data. Results wait here until you make trips from them.`}
        />
      )}
    </DialogPage>
  );
}
