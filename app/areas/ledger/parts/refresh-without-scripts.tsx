/**
 * Lets a page that waits ask again by itself where no scripts run. Those that run have a timer, and would lose what is
 * being typed.
 */
export function RefreshWithoutScripts({ content }: { content: string | null | undefined }) {
  if (!content) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={content} />
    </noscript>
  );
}
