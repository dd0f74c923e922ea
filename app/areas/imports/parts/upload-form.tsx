import { Button } from '~/kit/button';
import { SelectField, type Option } from '~/kit/field';
import { FileField } from '~/kit/file-field';
import { useTexts } from '~/kit/texts';

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
  const { t } = useTexts();
  return (
    <form method="post" action={action} encType="multipart/form-data" className="form stack" noValidate>
      <FileField
        id="file"
        name="file"
        label={t`File`}
        hint={t`CSV, Excel (XLSX or XLS), GPX or GeoJSON, up to 20 MB, also reports of Samsara, Motive and Geotab (JSON), card files and ELD output files. You see everything before it is saved.`}
        accept=".csv,.tsv,.txt,.dat,.json,.jsonl,.geojson,.xlsx,.xls,.html,.gpx,text/csv,application/json,application/geo+json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/gpx+xml"
        error={errors['file']}
      />
      <SelectField
        id="kind"
        name="kind"
        label={t`File type`}
        options={kinds.map(({ value, label }) => ({ value, label: t(label) }))}
        empty={t`Detect`}
        defaultValue={values.kind}
        error={errors['kind']}
      />
      <div className="actions">
        <Button kind="primary" name="intent" value="upload">
          {t`Upload file`}
        </Button>
      </div>
    </form>
  );
}
