import { paths } from '~/routes';

/**
 * Where public/js/outbox.js says what waits for signal; empty without it. React leaves its inside alone. `owner` is the person
 * and the carrier, so that an entry is never sent for someone else.
 */
export function Outbox({
  owner,
  lang,
}: {
  owner?: string | undefined;
  /** Of what it says, where the page has another. */
  lang?: string | undefined;
}) {
  return (
    <>
      <div
        id="outbox"
        className="outbox"
        role="status"
        data-owner={owner}
        lang={lang}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <script src={paths.outboxScript()} defer />
    </>
  );
}
