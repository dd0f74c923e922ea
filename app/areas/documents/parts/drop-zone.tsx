import { useRef, useState, type DragEvent } from 'react';
import { Button } from '~/kit/button';

/** After the pointer has left, the zone stays marked this long: a drag over its children leaves it for a moment. */
const LEAVE_MS = 350;

/** The upload form. Without scripts it is a file field and a button; with them files may also be dropped on it. */
export function DropZone({ error }: { error?: string | undefined }) {
  const [active, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const input = useRef<HTMLInputElement>(null);
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
    if (!input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
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
      <div className={error ? 'field field-invalid' : 'field'}>
        <label className="label" htmlFor="files">
          Rate confirmations
        </label>
        <span className="hint" id="files-hint">
          PDF files of up to 10 MB, at most 2 at once. Choose them or drop them here.
        </span>
        {error ? (
          <span className="field-error" id="files-error">
            <span className="visually-hidden">Error: </span>
            {error}
          </span>
        ) : null}
        <input
          ref={input}
          id="files"
          name="files[]"
          type="file"
          multiple
          accept="application/pdf,.pdf"
          className="input input-file"
          aria-describedby={error ? 'files-hint files-error' : 'files-hint'}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <Button kind="primary">Upload</Button>
    </form>
  );
}
