import type { MonthView } from '~/areas/connections/views/connection-view';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';

/** What was pulled, month by month, and what a person may say to each. */
export function Months({ months, mayWrite }: { months: readonly MonthView[]; mayWrite: boolean }) {
  const { t, said } = useTexts();
  const u = useUnitWords();
  return (
    <Table
      caption={t`Months that were pulled`}
      captionHidden
      rows={months}
      rowKey={(month) => month.id}
      empty={<Empty title={t`No month was pulled yet`} />}
      columns={[
        { key: 'month', label: t`Month`, cell: (month) => said(month.name) },
        {
          key: 'state',
          label: t`State`,
          narrow: 'lead',
          cell: (month) => <Tag tone={month.tone}>{t(month.text)}</Tag>,
        },
        {
          key: 'what',
          label: said(u`Miles`),
          narrow: 'break',
          cell: (month) => <MonthFacts month={month} />,
        },
        {
          key: 'do',
          label: <span className="visually-hidden">{t`Actions`}</span>,
          narrow: 'break',
          cell: (month) => (mayWrite ? <MonthActions month={month} /> : null),
        },
      ]}
    />
  );
}

function MonthFacts({ month }: { month: MonthView }) {
  const { said } = useTexts();
  const lines = month.lines.split(', ').map(said).join(', ');
  return (
    <>
      {month.importId ? <a href={paths.import(month.importId)}>{lines}</a> : lines}
      {month.pulled ? <span className="muted"> {said(`Pulled ${month.pulled}.`)}</span> : null}
      {month.settles ? (
        <span className="muted"> {said(`May still change until ${month.settles}.`)}</span>
      ) : null}
      {month.problem ? <span className="field-error"> {said(month.problem)}</span> : null}
      {month.moved ? <Moved month={month} moved={month.moved} /> : null}
    </>
  );
}

/** What a system reports otherwise since the quarter was filed, and how that gets into an amended return. */
function Moved({ month, moved }: { month: MonthView; moved: NonNullable<MonthView['moved']> }) {
  const { t, nodes, said } = useTexts();
  return (
    <>
      <ul>
        {moved.lines.map((line) => (
          <li key={`${line.unit} ${line.jurisdiction}`}>
            {t`Unit ${line.unit}, ${line.jurisdiction}: ${line.recorded} recorded, ${line.reported} reported now (${line.change})`}
          </li>
        ))}
      </ul>
      <p>
        {t`In all ${moved.sum}. Nothing filed has changed.`}{' '}
        {month.isFiled
          ? nodes`To use the new figures, ${(
              <a
                key="reopen"
                href={paths.reportFiling(month.quarter)}
              >{t`reopen ${said(month.quarterName)}`}</a>
            )}, pull this month again and file an amended return: it shows what the tax changes by.`
          : nodes`To use the new figures, pull this month again and ${(
              <a key="amend" href={paths.reportFiling(month.quarter)}>{t`file an amended return`}</a>
            )}: it shows what the tax changes by.`}
      </p>
    </>
  );
}

function MonthActions({ month }: { month: MonthView }) {
  const { t, said } = useTexts();
  if (!month.isHeld && !month.mayPull) return null;
  return (
    <form method="post" className="actions">
      <input type="hidden" name="month" value={month.id} />
      {month.isHeld ? (
        <>
          <Button small name="intent" value="replace">
            {t`Replace them`}
            <span className="visually-hidden"> {said(month.name)}</span>
          </Button>
          <Button small kind="quiet" name="intent" value="keep">
            {t`Keep mine`}
            <span className="visually-hidden"> {said(month.name)}</span>
          </Button>
        </>
      ) : (
        <Button small kind="quiet" name="intent" value="again">
          {month.isFiled ? t`Check again` : t`Pull again`}
          <span className="visually-hidden"> {said(month.name)}</span>
        </Button>
      )}
    </form>
  );
}
