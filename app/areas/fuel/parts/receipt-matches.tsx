import type { MatchView } from '~/areas/fuel/views/receipt-view';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** Purchases that may be the same fill: attaching the receipt counts nothing twice. */
export function ReceiptMatches({ matches }: { matches: readonly MatchView[] }) {
  const { t, said } = useTexts();
  // The truck's number is a value of its text.
  const inWords = (part: string) => (part.startsWith('truck ') ? t`truck ${part.slice(6)}` : said(part));
  if (matches.length === 0) return null;
  return (
    <Notice tone="warn" title={t`This fuel may be recorded already`}>
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <a href={paths.fuel([match.id])}>{match.text.split(' · ').map(inWords).join(' · ')}</a>
            {match.hasReceipt ? (
              <span className="muted"> {t`It has a receipt.`}</span>
            ) : (
              <form method="post">
                <Button small name="intent" value={`attach:${match.id}`}>
                  {t`Attach to this purchase`}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
