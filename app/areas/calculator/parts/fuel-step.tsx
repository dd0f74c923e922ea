import { paths } from '~/routes';
import type { FuelStepView } from '~/areas/calculator/views/calculator';
import { Button, LinkButton } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { SelectField } from '~/kit/field';
import { NumberField } from '~/kit/number-field';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { RoadLog } from '~/areas/trips/parts/road-log';
import { RouteMapLink } from '~/areas/trips/parts/route-map-link';
import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';
import { Table, type Column } from '~/kit/table';

type Row = FuelStepView['rows'][number];

/**
 * Second step of the calculator, the same on its own page and in the modal. The form goes to the step's own address;
 * `onSubmit` takes it over where scripts run.
 */
export function FuelStep({
  view,
  errors = {},
  busy = false,
  onSubmit,
}: {
  view: FuelStepView;
  errors?: Record<string, string[]> | undefined;
  busy?: boolean;
  onSubmit?: (event: React.FormEvent<HTMLFormElement>) => void;
}) {
  const { t, nodes, said, language, typed } = useTexts();
  const { whole } = useFigures();
  const summary = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({
      fieldId: field.startsWith('gallons.') ? fieldId(field.slice(8)) : fieldId(view.rows[0]?.code ?? ''),
      message,
    })),
  );
  const columns: Column<Row>[] = [
    {
      key: 'code',
      label: t`Jurisdiction`,
      narrow: 'what',
      cell: (row) => <JurisdictionCode code={row.code} withName />,
      total: t`Total`,
    },
    {
      key: 'miles',
      label: t`Total miles`,
      number: true,
      short: t`mi`,
      cell: (row) => whole(row.miles),
      total: whole(view.totalMiles),
    },
    {
      key: 'gallons',
      label: t`Total gallons`,
      number: true,
      narrow: 'lead',
      cell: (row) => (
        <NumberField
          id={fieldId(row.code)}
          name={`gallons_${row.code}`}
          label={t`Gallons bought in ${t(row.name)}`}
          labelHidden
          short
          defaultValue={typed(row.gallons)}
          placeholder="0"
          maxLength={20}
          error={errors[`gallons.${row.code}`]}
        />
      ),
      total: '',
    },
  ];
  return (
    <form
      method="post"
      action={paths.calculatorFuel(view.uid)}
      onSubmit={onSubmit}
      className="stack"
      noValidate
    >
      {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
      <button type="submit" hidden>
        {t`Get results`}
      </button>
      <ErrorSummary errors={summary} />
      <p>
        {nodes`${(<strong key="miles">{t`${whole(view.totalMiles)} miles`}</strong>)} from ${view.from} to ${view.to}.`}
      </p>
      {view.notices.map((notice) => (
        <p key={notice} className="muted">
          {said(notice)}
        </p>
      ))}
      <div className="calc-columns">
        <div className="stack">
          <SelectField
            id="quarter"
            name="quarter"
            label={t`Period`}
            defaultValue={String(view.quarterKey)}
            options={view.quarters.map(({ value, label }) => ({ value, label: said(label) }))}
          />
          <Table
            columns={columns}
            rows={view.rows}
            rowKey={(row) => row.code}
            caption={t`Miles and diesel by jurisdiction`}
            captionHidden
          />
          <p className="muted small">
            {t`Enter the diesel bought in each state or province. Leave a line empty where you bought none.`}
          </p>
          <div className="actions">
            <Button kind="primary" disabled={busy}>
              {busy ? t`Working out the tax...` : t`Get results`}
            </Button>
            <LinkButton href={`${paths.calculator()}?from=${view.uid}`} kind="quiet">
              {t`Change the route`}
            </LinkButton>
          </div>
        </div>
        <div className="stack">
          <RoadLog entries={view.road} />
          {view.highways ? <p className="muted small">{view.highways}</p> : null}
          <p>
            <RouteMapLink
              href={paths.calculatorRoute(view.uid)}
              pointsHref={paths.api.calcPoints(view.uid)}
              text={t`Show the route on a map`}
            />
          </p>
        </div>
      </div>
    </form>
  );
}

const fieldId = (code: string): string => `gallons-${code}`;
