import type { ComparedFigure, ComparedLine, ComparedView } from '~/areas/rates/views/compared-rates';
import type { MemberLink } from '~/areas/rates/rules/jurisdiction-slug';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { JurisdictionCode } from '~/kit/jurisdiction-code';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { CompareForm, type Members } from './compare-form';

export interface ComparePageProps {
  product: string;
  signedIn: boolean;
  first: MemberLink | null;
  second: MemberLink | null;
  view: ComparedView | null;
  members: Members;
  quarters: readonly { key: number; label: string }[];
  quarter: number | undefined;
  error: string;
}

/** Two members side by side: every fuel of a quarter, then diesel in every quarter. */
export function ComparePage({
  first,
  second,
  view,
  members,
  quarters,
  quarter,
  error,
  product,
  signedIn,
}: ComparePageProps) {
  const { t, said } = useTexts();
  const [one, other] = [t(first?.name ?? ''), t(second?.name ?? '')];
  return (
    <PublicPage product={product} current={paths.states()} signedIn={signedIn}>
      <PageTitle
        title={first && second ? t`IFTA tax rates: ${one} and ${other}` : t`Compare IFTA tax rates`}
      />
      {error ? (
        <p className="field-error" role="alert">
          {said(error)}
        </p>
      ) : null}
      <CompareForm
        members={members}
        first={first?.code}
        second={second?.code}
        quarters={quarters}
        quarter={quarter}
      />
      {first && second && view ? (
        <>
          <section className="state-part" aria-labelledby="fuels">
            <h2 id="fuels">{t`All fuels, ${said(view.quarter.label)}`}</h2>
            {view.fuels.length > 0 ? (
              <ComparedTable
                title={t`Tax rates of ${one} and ${other}, ${said(view.quarter.label)}, in US$ per gallon`}
                column={t`Fuel`}
                pair={[first, second]}
                lines={view.fuels}
              />
            ) : (
              <p>{t`Neither has a rate for this quarter.`}</p>
            )}
            <p className="muted">
              {t`In US$ per gallon as published, surcharge included in the difference. A difference is left out where a rate is not known or the units are not the same.`}
            </p>
          </section>
          <section className="state-part" aria-labelledby="diesel">
            <h2 id="diesel">{t`Diesel by quarter`}</h2>
            <ComparedTable
              title={t`Diesel rates of ${one} and ${other} by quarter, in US$ per gallon`}
              column={t`Quarter`}
              pair={[first, second]}
              lines={view.diesel}
            />
          </section>
        </>
      ) : null}
    </PublicPage>
  );
}

function ComparedTable({
  title,
  column,
  pair,
  lines,
}: {
  title: string;
  column: string;
  pair: readonly [MemberLink, MemberLink];
  lines: readonly ComparedLine[];
}) {
  const { t, said } = useTexts();
  return (
    <table className="small-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {pair.map((one, index) => (
            <th key={`${one.code}-${index}`} scope="col" className="cell-number">
              <a href={paths.state(one.slug)}>
                <JurisdictionCode code={one.code} />
              </a>
              <span className="table-unit">{t`US$/gal`}</span>
            </th>
          ))}
          <th scope="col" className="cell-number">
            {t`Difference`}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.what}>
            <th scope="row">{said(line.what)}</th>
            <Figure figure={line.first} />
            <Figure figure={line.second} />
            <td className={line.difference ? 'cell-number' : 'cell-number cell-empty'}>
              {said(line.difference)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ figure }: { figure: ComparedFigure }) {
  const { t, said } = useTexts();
  return (
    <td className="cell-number">
      {said(figure.rate)}
      {figure.per ? <span className="rates-aside">{t(figure.per)}</span> : null}
      {figure.surcharge ? (
        <span className="rates-aside">{t`+ ${said(figure.surcharge)} surcharge`}</span>
      ) : null}
    </td>
  );
}
