import { useRef, useState, type DragEvent } from 'react';
import { Button } from '~/kit/button';
import { FileField } from '~/kit/file-field';
import { useTexts } from '~/kit/texts';

/** After the pointer has left, the zone stays marked this long: a drag over its children leaves it for a moment. */
const LEAVE_MS = 350;

/** The upload form. Without scripts it is a file field and buttons; with them files may also be dropped on it, and are read at once. */
export function DropZone({ error, most }: { error?: string | undefined; most: number }) {
  const { t } = useTexts();
  const [active, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const form = useRef<HTMLFormElement>(null);
  const over = (event: DragEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    setActive(true);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActive(false), LEAVE_MS);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    setActive(false);
    const input = form.current?.elements.namedItem('files');
    if (!(input instanceof HTMLInputElement) || event.dataTransfer.files.length === 0) return;
    input.files = event.dataTransfer.files;
    const read = form.current?.elements.namedItem('read');
    form.current?.requestSubmit(read instanceof HTMLButtonElement ? read : undefined);
  };
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className={active ? 'drop-zone drop-zone-active' : 'drop-zone'}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <input type="hidden" name="intent" value="upload" />
      <FileField
        id="files"
        name="files[]"
        label={t`Rate confirmations`}
        hint={t`PDF, JPG, PNG or HEIC files of up to 10 MB each, at most ${most} at once and 20 MB together. Choose them or drop them here.`}
        error={error}
        multiple
        accept="application/pdf,.pdf,image/jpeg,image/png,image/heic,image/heif,.heic"
      />
      <div className="actions">
        <Button kind="primary" name="read" value="1">
          {t`Read files`}
        </Button>
        <Button>{t`Upload`}</Button>
      </div>
    </form>
  );
}
