import { useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';

const HEAD = [
  'Unit and VIN',
  'Driver',
  'Start date',
  'End date',
  'From (city, state)',
  'To (city, state)',
  'Odometer at start',
  'Odometer at end',
];

const LINES = 14;

/** A trip sheet to fill in by hand: the trip, a line for each state line, and the fuel (P540, P550). */
export function BlankTripSheet({ isMetric }: { isMetric: boolean }) {
  const u = useUnitWords();
  const { t, said } = useTexts();
  const distance = isMetric ? 'Kilometers' : 'Miles';
  return (
    <>
      <dl className="blank-head">
        {HEAD.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <BlankTable
        caption={said(u`Miles by state`)}
        heads={['Date', 'State or province', 'Highways', 'Odometer at the line', distance]}
        lines={LINES}
      />
      <BlankTable
        caption={t`Fuel`}
        heads={['Date', 'Seller', 'City, state', 'Fuel', isMetric ? 'Liters' : 'Gallons', 'Price', 'Receipt']}
        lines={5}
      />
      <p className="muted small">
        {said(
          u`The states add up to the odometer. Write down every stop, empty miles and personal miles too.`,
        )}
      </p>
    </>
  );
}

function BlankTable({ caption, heads, lines }: { caption: string; heads: string[]; lines: number }) {
  const { t } = useTexts();
  return (
    <div className="blank-frame" tabIndex={0} role="group" aria-label={caption}>
      <table className="blank-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines }, (_, line) => (
            <tr key={line}>
              {heads.map((head) => (
                <td key={head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
