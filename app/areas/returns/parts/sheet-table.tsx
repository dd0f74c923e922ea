import type { SheetSchedule } from '~/areas/returns/views/form-sheet';

/** A schedule in the column order of the form. Wide by nature: on a phone it scrolls inside its own frame. */
export function SheetTable({ schedule }: { schedule: SheetSchedule }) {
  return (
    <section className="sheet-columns" tabIndex={0} aria-label={`${schedule.fuelName}: lines of the form`}>
      <table className="sheet">
        <caption className="visually-hidden">{schedule.fuelName}: what to type, column by column</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sheet-letter">F</span>Jurisdiction
            </th>
            {schedule.columns.map((column) => (
              <th key={column.letter} scope="col">
                <span className="sheet-letter">{column.letter}</span>
                {column.label}
                <span className="table-unit">{column.unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <b>{line.code}</b> <span className="muted">{line.name}</span>
              </th>
              {line.cells.map((cell, index) => (
                <td key={schedule.columns[index]?.letter}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totals</th>
            {schedule.totals.map((cell, index) => (
              <td key={schedule.columns[index]?.letter}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
