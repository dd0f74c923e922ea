/** Waiting, in words ("Calculating route..."). It shows after 400 ms, so that quick answers do not flicker. */
export function Spinner({ text }: { text: string }) {
  return (
    <span className="spinner" role="status">
      {text}
    </span>
  );
}
