import type { SheetSchedule } from '~/areas/returns/views/form-sheet';
import { useTexts } from '~/kit/texts';

/** A schedule in the column order of the form, its figures as they are typed. Wide by nature: on a phone it scrolls inside its own frame. */
export function SheetTable({ schedule }: { schedule: SheetSchedule }) {
  const { t } = useTexts();
  /** "Kentucky surcharge from 08-15" */
  const nameOf = (name: string): string => {
    const [, place = name, surcharge, from] = /^(.+?)( surcharge)?(?: from (\d\d-\d\d))?$/.exec(name) ?? [];
    return [t(place), surcharge && t`surcharge`, from && t`from ${from}`].filter(Boolean).join(' ');
  };
  const fuel = t(schedule.fuelName);
  return (
    <section className="sheet-columns" tabIndex={0} aria-label={t`${fuel}: lines of the form`}>
      <table className="sheet">
        <caption className="visually-hidden">{t`${fuel}: what to type, column by column`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sheet-letter">F</span>
              {t`Jurisdiction`}
            </th>
            {schedule.columns.map((column) => (
              <th key={column.letter} scope="col">
                <span className="sheet-letter">{column.letter}</span>
                {t(column.label)}
                <span className="table-unit">{t(column.unit)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <b>{line.code}</b> <span className="muted">{nameOf(line.name)}</span>
              </th>
              {line.cells.map((cell, index) => (
                <td key={schedule.columns[index]?.letter}>{t(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`Totals`}</th>
            {schedule.totals.map((cell, index) => (
              <td key={schedule.columns[index]?.letter}>{t(cell)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
