import type { BatchItemView, BatchView } from '~/areas/documents/views/batch-page';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { DateField } from '~/kit/date-field';
import { Field, SelectField, type Option } from '~/kit/field';
import { countOf } from '~/kit/format';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { StopTools } from './stop-tools';

type Values = BatchItemView['values'];
type Errors = Record<string, readonly string[] | undefined>;

export interface BatchFormProps {
  view: BatchView;
  /** What was typed when the form was refused, by item. */
  typed: Record<string, Values>;
  /** The items that were selected when the form was refused; null on the first showing. */
  checked: readonly string[] | null;
  /** The row of a trip that was just moved or added, from 0: it takes the cursor. */
  stepped: { key: string; at: number } | null;
  /** By field, such as "<key>.stops.0.city". */
  errors: Errors;
  equipment: readonly Option[];
  jurisdictions: readonly Option[];
  mayWrite: boolean;
}

/** Every trip that an import proposes, to be put right, selected and made with one click. */
export function BatchForm({
  view,
  typed,
  checked,
  stepped,
  errors,
  equipment,
  jurisdictions,
  mayWrite,
}: BatchFormProps) {
  const { t, said } = useTexts();
  const only = equipment.length === 1 ? equipment[0]?.value : undefined;
  return (
    <form method="post" className="batch-form">
      <input type="hidden" name="intent" value="make" />
      <input type="hidden" name="batch" value={view.id} />
      {view.open > 0 && mayWrite ? (
        <SelectField
          id="equipmentId"
          name="equipmentId"
          label={t`Equipment for these trips`}
          hint={t`A trip may name another below`}
          optional
          options={equipment}
          empty={t`Choose later`}
          defaultValue={only ?? ''}
        />
      ) : null}
      <ol className="batch-items">
        {view.items.map((item) => (
          <BatchItem
            key={item.key}
            item={item}
            values={typed[item.key] ?? item.values}
            at={stepped?.key === item.key ? stepped.at : null}
            isChecked={checked ? checked.includes(item.key) : item.isSure}
            errors={errors}
            equipment={equipment}
            jurisdictions={jurisdictions}
            mayWrite={mayWrite}
          />
        ))}
      </ol>
      {view.open > 0 && mayWrite ? (
        <div className="actions batch-actions">
          <Button kind="primary">{t`Make the selected trips`}</Button>
          <span className="muted small">{said(`${countOf(view.open, 'trip')} to decide on`)}</span>
        </div>
      ) : null}
    </form>
  );
}

interface BatchItemProps {
  item: BatchItemView;
  values: Values;
  isChecked: boolean;
  at: number | null;
  errors: Errors;
  equipment: readonly Option[];
  jurisdictions: readonly Option[];
  mayWrite: boolean;
}

function BatchItem({
  item,
  values,
  isChecked,
  at,
  errors,
  equipment,
  jurisdictions,
  mayWrite,
}: BatchItemProps) {
  const { t, said, langOf } = useTexts();
  const route = useRouteText(values);
  const hasErrors = Object.keys(errors).some((field) => field.startsWith(`${item.key}.`));
  const isOpen = item.state === 'open' && mayWrite;
  return (
    <li className="batch-item">
      <div className="batch-item-head">
        {isOpen ? (
          <label className="check">
            <input
              type="checkbox"
              className="check-box"
              name="make"
              value={item.key}
              defaultChecked={isChecked}
              aria-label={t`Make the trip of ${said(item.title)}`}
            />
            <strong>{said(item.title)}</strong>
          </label>
        ) : (
          <strong>{said(item.title)}</strong>
        )}
        <Tag tone={item.tone}>{t(item.statusText)}</Tag>
        <span className="batch-route">{route}</span>
        {item.tripId !== null ? (
          <LinkButton href={paths.trip(item.tripId)} kind="quiet" small>
            {t`Open trip`}
          </LinkButton>
        ) : item.documentId !== null ? (
          <a href={paths.document(item.documentId)} className="small">
            {t`See the document`}
          </a>
        ) : null}
      </div>
      {item.flags.length > 0 && item.state !== 'made' ? (
        <ul className="batch-flags">
          {item.flags.map((flag) => (
            <li key={flag} lang={langOf(flag)}>
              {said(flag)}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <Disclosure summary={t`Stops and dates`} open={hasErrors || !item.isSure || at !== null}>
          <ItemFields
            item={item}
            values={values}
            at={at}
            errors={errors}
            equipment={equipment}
            jurisdictions={jurisdictions}
          />
        </Disclosure>
      ) : null}
    </li>
  );
}

function ItemFields({
  item,
  values,
  at,
  errors,
  equipment,
  jurisdictions,
}: Omit<BatchItemProps, 'isChecked' | 'mayWrite'>) {
  const { t, said } = useTexts();
  const rows = Math.max(2, values.stops.length);
  const rowId = (nth: number) => idOf(`${item.key}.stop-${nth}`);
  const field = (name: string) => ({
    id: idOf(`${item.key}.${name}`),
    name: `${item.key}.${name}`,
    error: errors[`${item.key}.${name}`],
  });
  return (
    <div className="batch-fields">
      <div className="field-row">
        <DateField {...field('date')} label={t`Date`} defaultValue={values.date} />
        <DateField
          {...field('endDate')}
          startName="date"
          label={t`End date`}
          optional
          defaultValue={values.endDate}
        />
        <SelectField
          {...field('equipmentId')}
          label={t`Equipment`}
          optional
          options={equipment}
          empty={t`As above`}
          defaultValue={String(values.equipmentId ?? '')}
        />
        <Field {...field('reference')} label={t`Load number`} optional defaultValue={values.reference} />
      </div>
      {Array.from({ length: rows + 1 }, (_, index) => {
        const stop = values.stops[index] ?? { city: '', state: '', zip: '' };
        return (
          <div className="batch-stop" key={index} id={rowId(index + 1)}>
            <div className="field-row">
              <Field
                {...field(`stops.${index}.city`)}
                label={t`City of stop ${index + 1}`}
                defaultValue={stop.city}
                autoFocus={at === index}
              />
              <SelectField
                {...field(`stops.${index}.state`)}
                label={t`State`}
                options={jurisdictions.map((option) => ({ ...option, label: said(option.label) }))}
                empty=""
                defaultValue={stop.state}
              />
              <Field {...field(`stops.${index}.zip`)} label={t`Zip`} optional short defaultValue={stop.zip} />
            </div>
            {index < rows ? (
              <StopTools
                index={index}
                count={rows}
                rowId={rowId}
                item={`${item.key}/`}
                of={` (${said(item.title)})`}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

/** "Dallas, TX to Memphis, TN, 3 stops" */
function useRouteText({ stops }: Values): string {
  const { t } = useTexts();
  const place = (stop: Values['stops'][number] | undefined) =>
    [stop?.city, stop?.state].filter(Boolean).join(', ') || (stop?.zip ?? '');
  if (stops.length === 0) return '';
  if (stops.length === 1) return place(stops[0]);
  const [from, to] = [place(stops[0]), place(stops.at(-1))];
  return stops.length > 2 ? t`${from} to ${to}, ${stops.length} stops` : t`${from} to ${to}`;
}

/** The id of a field of the form, for the links of the error summary. */
export const idOf = (field: string): string => `batch-${field.replace(/\./g, '-')}`;
