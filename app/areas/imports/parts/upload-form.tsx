import { Button } from '~/kit/button';
import { SelectField, type Option } from '~/kit/field';
import { FileField } from '~/kit/file-field';

/** A file, and what it holds: the header tells, unless the person does. */
export function UploadForm({
  kinds,
  values,
  errors,
  action,
}: {
  kinds: readonly Option[];
  values: { kind: string };
  errors: Record<string, string[]>;
  action: string;
}) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="form stack" noValidate>
      <FileField
        id="file"
        name="file"
        label="File"
        hint="CSV, Excel (XLSX), GPX or GeoJSON, up to 20 MB, also reports of Samsara, Motive and Geotab (JSON), card files and ELD output files. You see everything before it is saved."
        accept=".csv,.tsv,.txt,.dat,.json,.jsonl,.geojson,.xlsx,.xls,.html,.gpx,text/csv,application/json,application/geo+json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/gpx+xml"
        error={errors['file']}
      />
      <SelectField
        id="kind"
        name="kind"
        label="File type"
        options={kinds}
        empty="Detect"
        defaultValue={values.kind}
        error={errors['kind']}
      />
      <div className="actions">
        <Button kind="primary" name="intent" value="upload">
          Upload file
        </Button>
      </div>
    </form>
  );
}
