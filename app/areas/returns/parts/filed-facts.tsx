import type { VersionView } from '~/areas/returns/views/filing-view';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { Disclosure } from '~/kit/disclosure';
import { Field, TextareaField } from '~/kit/field';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { useTypedValue } from '~/kit/typed-before';

/** The filings as a table, newest first. */
export function VersionTable({ versions, caption }: { versions: readonly VersionView[]; caption: string }) {
  const { t, said } = useTexts();
  return (
    <Table
      caption={caption}
      captionHidden
      rows={versions}
      rowKey={(row) => row.key}
      columns={[
        {
          key: 'quarter',
          label: t`Quarter`,
          cell: (row) => (
            <a
              href={paths.reportFiledVersion(row.quarterKey, row.version)}
            >{`${said(row.label)}, ${said(row.kind.toLowerCase())}`}</a>
          ),
        },
        { key: 'filed', label: t`Sent on`, cell: (row) => said(row.filedOn) },
        { key: 'confirmation', label: t`Confirmation`, cell: (row) => row.confirmation },
        {
          key: 'state',
          label: t`Status`,
          cell: (row) => (
            <span>
              <Tag tone={row.state === 'in force' ? 'good' : row.state === 'reopened' ? 'warn' : 'plain'}>
                {t(row.state)}
              </Tag>
              {row.reopened ? <span className="muted small"> {row.reopened}</span> : null}
            </span>
          ),
        },
        {
          key: 'amount',
          label: t`Due or credit`,
          number: true,
          short: t`due or credit`,
          cell: (row) => said(row.amount),
        },
        {
          key: 'credit',
          label: t`Credit applied`,
          number: true,
          short: t`credit applied`,
          cell: (row) => said(row.creditApplied),
        },
        {
          key: 'toPay',
          label: t`To pay or credit`,
          number: true,
          narrow: 'lead',
          cell: (row) => said(row.toPay),
        },
      ]}
    />
  );
}

/** Opens a filed quarter again. Behind a disclosure, because it is rare and unlocks records. */
export function ReopenForm({
  quarterKey,
  label,
  error,
  reason,
}: {
  quarterKey: number;
  label: string;
  error?: string[] | undefined;
  reason: string;
}) {
  const { t, said } = useTexts();
  const before = useTypedValue('reason', '');
  return (
    <Disclosure
      summary={t`Open ${said(label)} again for an amended return`}
      open={error !== undefined || before !== ''}
    >
      <form method="post" action={paths.reportFiling(quarterKey)} className="stack">
        <input type="hidden" name="intent" value="reopen" />
        <p className="muted">
          {t`This unlocks trips and fuel. We keep the filed figures; the amended return shows the difference.`}
        </p>
        <TextareaField
          id="reason"
          name="reason"
          label={t`Reason`}
          hint={t`An auditor reads this.`}
          defaultValue={reason}
          error={error}
          maxLength={1000}
        />
        <div className="actions">
          <Button kind="danger">{t`Open ${said(label)} again`}</Button>
        </div>
      </form>
    </Disclosure>
  );
}

/** For a quarter that was filed at the state's own site or by someone else, before or beside this program. */
export function ElsewhereForm({
  quarterKey,
  label,
  typed,
  errors,
}: {
  quarterKey: number;
  label: string;
  typed: { elsewhereOn: string; elsewhereNumber: string } | null;
  errors: Record<string, string[] | undefined>;
}) {
  const { t, said } = useTexts();
  const before = useTypedValue('elsewhereNumber', '');
  return (
    <Disclosure summary={t`${said(label)} was filed elsewhere`} open={typed !== null || before !== ''}>
      <form method="post" action={paths.reportFiling(quarterKey)} className="stack">
        <input type="hidden" name="intent" value="elsewhere" />
        <p className="muted">
          {t`Records that the return was sent without this program. Its trips and fuel are locked; no figures are kept as filed.`}
        </p>
        <DateField
          id="elsewhereOn"
          name="elsewhereOn"
          label={t`Filed on`}
          defaultValue={typed?.elsewhereOn ?? ''}
          error={errors['elsewhereOn']}
        />
        <Field
          id="elsewhereNumber"
          name="elsewhereNumber"
          label={t`Confirmation from the state`}
          optional
          defaultValue={typed?.elsewhereNumber ?? ''}
          error={errors['elsewhereNumber']}
          maxLength={100}
          autoComplete="off"
        />
        <div className="actions">
          <Button>{t`Record as filed elsewhere`}</Button>
        </div>
      </form>
    </Disclosure>
  );
}
