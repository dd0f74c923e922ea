import type { MatchView } from '~/areas/fuel/views/receipt-view';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';

/** Purchases that may be the same fill: attaching the receipt counts nothing twice. */
export function ReceiptMatches({ matches }: { matches: readonly MatchView[] }) {
  if (matches.length === 0) return null;
  return (
    <Notice tone="warn" title="This fuel may be recorded already">
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <a href={paths.fuel([match.id])}>{match.text}</a>
            {match.hasReceipt ? (
              <span className="muted"> It has a receipt.</span>
            ) : (
              <form method="post">
                <Button small name="intent" value={`attach:${match.id}`}>
                  Attach to this purchase
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
