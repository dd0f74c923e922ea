import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import {
  countPositions,
  MOST_SHEET_ROWS,
  positionsAsked,
  trackedUnits,
  wantedPositions,
} from '~/areas/imports/raw-positions.server';
import { Button, LinkButton } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { SelectField } from '~/kit/field';
import { formatWhole } from '~/kit/format';
import { Icon } from '~/kit/icon';
import { documentTitle } from '~/kit/page-title';
import { paths } from '~/routes';

/** The readings of the carrier's devices as they were handed in, for a truck and a span of days. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const { searchParams } = new URL(request.url);
  const asked = positionsAsked(searchParams);
  const units = await trackedUnits(ctx);
  const found = searchParams.has('from') ? wantedPositions(asked, carrier.timeZone) : { errors: {} };
  const count = 'wanted' in found ? await countPositions(ctx, found.wanted) : null;
  const query = new URLSearchParams({ ...asked }).toString();
  return {
    units,
    asked,
    errors: 'errors' in found ? found.errors : {},
    files:
      count === null
        ? null
        : {
            count,
            csv: paths.rawPositionsFile('csv', query),
            excel: count <= MOST_SHEET_ROWS ? paths.rawPositionsFile('xlsx', query) : null,
          },
  };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Raw positions')];

export default function RawPositionsRoute() {
  const { units, asked, errors, files } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <PageTitle title="Raw positions">
        <LinkButton href={paths.imports()} kind="quiet" small>
          <Icon name="back" />
          Imports
        </LinkButton>
      </PageTitle>
      <p className="measure">
        Every position of your devices as it came in, with its time and odometer: what an auditor may ask for.
      </p>
      <form method="get" action={paths.rawPositions()} className="stack">
        <SelectField
          id="unit"
          name="unit"
          label="Truck"
          empty="All trucks"
          options={units.filter(Boolean).map((unit) => ({ value: unit, label: unit }))}
          defaultValue={asked.unit}
        />
        <DateField id="from" name="from" label="First day" defaultValue={asked.from} error={errors.from} />
        <DateField id="to" name="to" label="Last day" defaultValue={asked.to} error={errors.to} />
        <p>
          <Button type="submit">Show</Button>
        </p>
      </form>
      {files ? (
        <section className="stack" aria-labelledby="files-title">
          <h2 id="files-title">{formatWhole(files.count)} positions</h2>
          {files.count > 0 ? (
            <p>
              <a href={files.csv}>Download CSV</a>
              {files.excel ? (
                <>
                  {' or '}
                  <a href={files.excel}>Excel</a>
                </>
              ) : (
                '. For Excel, choose fewer days.'
              )}
            </p>
          ) : (
            <p>No accepted import has positions of these days.</p>
          )}
        </section>
      ) : null}
    </div>
  );
}
