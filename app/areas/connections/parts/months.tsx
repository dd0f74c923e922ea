import type { MonthView } from '~/areas/connections/views/connection-view';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { useUnitWords } from '~/kit/use-unit-words';

/** What was pulled, month by month, and what a person may say to each. */
export function Months({ months, mayWrite }: { months: readonly MonthView[]; mayWrite: boolean }) {
  const u = useUnitWords();
  return (
    <Table
      caption="Months that were pulled"
      captionHidden
      rows={months}
      rowKey={(month) => month.id}
      empty={<Empty title="No month was pulled yet" />}
      columns={[
        { key: 'month', label: 'Month', cell: (month) => month.name },
        {
          key: 'state',
          label: 'State',
          narrow: 'lead',
          cell: (month) => <Tag tone={month.tone}>{month.text}</Tag>,
        },
        { key: 'what', label: u`Miles`, narrow: 'break', cell: (month) => <MonthFacts month={month} /> },
        {
          key: 'do',
          label: <span className="visually-hidden">Actions</span>,
          narrow: 'break',
          cell: (month) => (mayWrite ? <MonthActions month={month} /> : null),
        },
      ]}
    />
  );
}

function MonthFacts({ month }: { month: MonthView }) {
  return (
    <>
      {month.importId ? <a href={paths.import(month.importId)}>{month.lines}</a> : month.lines}
      {month.pulled ? <span className="muted"> Pulled {month.pulled}.</span> : null}
      {month.settles ? <span className="muted"> May still change until {month.settles}.</span> : null}
      {month.problem ? <span className="field-error"> {month.problem}</span> : null}
    </>
  );
}

function MonthActions({ month }: { month: MonthView }) {
  if (!month.isHeld && !month.mayPull) return null;
  return (
    <form method="post" className="actions">
      <input type="hidden" name="month" value={month.id} />
      {month.isHeld ? (
        <>
          <Button small name="intent" value="replace">
            Replace them<span className="visually-hidden"> in {month.name}</span>
          </Button>
          <Button small kind="quiet" name="intent" value="keep">
            Keep mine<span className="visually-hidden"> in {month.name}</span>
          </Button>
        </>
      ) : (
        <Button small kind="quiet" name="intent" value="again">
          Pull again<span className="visually-hidden"> {month.name}</span>
        </Button>
      )}
    </form>
  );
}
