import type { FieldView } from '~/areas/api/views/reference';

export interface FieldListProps {
  caption: string;
  fields: readonly (FieldView & { place?: string })[];
  /** Marks what must be sent; answers have all of their fields. */
  marksRequired?: boolean;
}

/** The fields of a body, an answer or an address: name, type, what it means. */
export function FieldList({ caption, fields, marksRequired = false }: FieldListProps) {
  if (fields.length === 0) return null;
  return (
    <details className="disclosure docs-fields" open={fields.length <= 12}>
      <summary className="disclosure-summary">
        {caption} <span className="muted">({fields.length})</span>
      </summary>
      <dl>
        {fields.map((field) => (
          <div key={`${field.place ?? ''}${field.name}`} className="docs-field">
            <dt>
              <code>{field.name}</code>
            </dt>
            <dd>
              <span className="docs-type">
                {field.part ? <a href={`#object-${field.part}`}>{field.type}</a> : field.type}
                {field.place ? `, in the ${PLACES[field.place] ?? field.place}` : ''}
                {marksRequired && field.required ? <strong> required</strong> : null}
              </span>
              {field.text ? <span className="docs-words">{field.text}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const PLACES: Record<string, string> = { path: 'address', query: 'query', header: 'headers' };
