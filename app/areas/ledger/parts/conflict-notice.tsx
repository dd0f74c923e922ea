import type { Difference } from '~/areas/ledger/views/difference';
import { LinkButton } from '~/kit/button';
import type { Option } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** Both versions of a record that two people have changed: nothing is lost, and the person decides. */
export function ConflictNotice({
  message,
  differences: rows,
  discardHref,
  choices = {},
}: {
  message: string;
  differences: readonly Difference[];
  discardHref: string;
  /** What the values of a field are called, where it is chosen from a list. */
  choices?: Record<string, readonly Option[]>;
}) {
  const { t, said, typed, langOf } = useTexts();
  const shown = (field: string, value: string) =>
    said(choices[field]?.find((choice) => choice.value === value)?.label ?? typed(value)) || t`empty`;
  return (
    <Notice tone="warn" title={said(message)} id="conflict">
      {rows.length === 0 ? (
        <p>{t`Both versions say the same. Save again, or take the other one.`}</p>
      ) : (
        <table className="table conflict-table">
          <caption className="visually-hidden">{t`Where the versions differ`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Field`}</th>
              <th scope="col">{t`Yours, in the form below`}</th>
              <th scope="col">{t`Saved meanwhile`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.field}>
                <th scope="row" lang={langOf(row.label)}>
                  {said(row.label)}
                </th>
                <td>{shown(row.field, row.mine)}</td>
                <td>{shown(row.field, row.theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="actions">
        <LinkButton href={discardHref} small>
          {t`Take the saved version`}
        </LinkButton>
      </p>
    </Notice>
  );
}
