import { formatCents, countOf } from '~/kit/format';
import { Icon } from '~/kit/icon';
import { useTexts } from '~/kit/texts';

export interface LateQuarter {
  /** "Q3 2026" */
  label: string;
  daysLate: number;
  /** Tax with interest and penalty as of today, less credit; null where a rate is missing. Negative is a credit. */
  toPayCents: number | null;
  symbol: string;
  /** What keeps the sum from being computed. */
  missing: readonly string[];
  /** Nothing but fuel keeps it: none is entered for the miles. */
  lacksFuel?: boolean;
}

/** What being late costs today. */
function costText({ toPayCents, symbol, missing, lacksFuel = false }: LateQuarter): string {
  if (toPayCents === null && lacksFuel) return 'No amount to pay yet: enter the fuel you bought.';
  if (toPayCents === null)
    return missing.length === 0
      ? 'No amount to pay yet.'
      : `No amount to pay yet: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''} not computed.`;
  if (toPayCents < 0) return `You get ${formatCents(-toPayCents, symbol)} in credit.`;
  return toPayCents === 0 ? 'Nothing to pay.' : `${formatCents(toPayCents, symbol)} if you pay today.`;
}

/** A quarter that is past its due date and not filed: what it costs today, and the way to file it. */
export function LateStrip({
  late,
  href,
  named = false,
}: {
  late: LateQuarter;
  /** Where it is filed. */
  href: string;
  /** Says which quarter it is, where no heading does. */
  named?: boolean;
}) {
  const { t, said } = useTexts();
  return (
    <p className="late-strip">
      <Icon name="warning" />
      <span>
        <strong>
          {said(
            named
              ? `${late.label} is ${countOf(late.daysLate, 'day')} late.`
              : `${countOf(late.daysLate, 'day')} late.`,
          )}
        </strong>{' '}
        {said(costText(late))}
      </span>
      <a href={href}>{t`File now`}</a>
    </p>
  );
}
