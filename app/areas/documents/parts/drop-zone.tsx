import { useRef, useState, type DragEvent } from 'react';
import { Button } from '~/kit/button';
import { FileField } from '~/kit/file-field';

/** After the pointer has left, the zone stays marked this long: a drag over its children leaves it for a moment. */
const LEAVE_MS = 350;

/** The upload form. Without scripts it is a file field and a button; with them files may also be dropped on it. */
export function DropZone({ error }: { error?: string | undefined }) {
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
    form.current?.requestSubmit();
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
        label="Rate confirmations"
        hint="PDF files of up to 10 MB, at most 2 at once. Choose them or drop them here."
        error={error}
        multiple
        accept="application/pdf,.pdf"
      />
      <Button kind="primary">Upload</Button>
    </form>
  );
}
