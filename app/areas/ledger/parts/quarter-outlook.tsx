import type { OpenItem, OutlookView } from '~/areas/ledger/views/outlook-view';
import type { InformerView, QuarterState } from '~/areas/ledger/views/ledger-view';
import { LateStrip } from '~/areas/returns/parts/late-strip';
import { Figures } from '~/areas/content/parts/app-shell';
import { paths } from '~/routes';
import { countOf } from '~/kit/format';
import { Icon, type IconName } from '~/kit/icon';
import { Money } from '~/kit/money';
import { Tag } from '~/kit/tag';
import { MapImage } from './map-image';
import { useTexts } from '~/kit/texts';

/** What to do next: the quarter's figures on its map, the days left or what being late costs, and what is open. */
export function QuarterOutlook({
  informers,
  state,
  outlook,
  quarter,
  isMetric,
  folded,
}: {
  informers: InformerView;
  state: QuarterState | null;
  outlook: OutlookView;
  /** A quarter key, or "all". */
  quarter: string;
  /** Kilometers and liters. */
  isMetric: boolean;
  /** What has a box of its own on wide screens and is a line among the open work on a phone. */
  folded: OpenItem[];
}) {
  const { t, said } = useTexts();
  const label = state ? said(state.label) : t`the quarter`;
  return (
    <div className={outlook.mapped ? 'outlook outlook-mapped' : 'outlook'}>
      <div className="outlook-facts">
        {outlook.late ? (
          <LateStrip late={outlook.late} href={paths.reportFiling(outlook.late.quarterKey)} named />
        ) : null}
        <Figures
          items={[
            {
              label: isMetric ? t`Total IFTA Kilometers` : t`Total IFTA Miles`,
              value: said(informers.miles),
            },
            { label: isMetric ? t`Total Liters` : t`Total Gallons`, value: said(informers.gallons) },
            {
              label: isMetric ? t`Average Kilometers / Liters` : t`Average Miles / Gallons`,
              value: said(informers.average),
            },
            {
              label: t`Total Tax Due`,
              value:
                informers.taxCents === null ? (
                  said(informers.taxText)
                ) : (
                  <Money cents={informers.taxCents} symbol={informers.symbol} sayCredit />
                ),
            },
          ]}
        />
        <QuarterLine state={state} />
        <OpenItems open={outlook.open} folded={folded} />
        <p className="quarter-line quarter-links">
          <ToolLinks />
        </p>
      </div>
      {outlook.mapped ? (
        <a className="outlook-map no-print" href={`${paths.tripMap()}?quarter=${quarter}`}>
          <MapImage
            src={`${paths.tripMapPicture()}?quarter=${quarter}`}
            alt={isMetric ? t`Map of ${label}: kilometers by state` : t`Map of ${label}: miles by state`}
            hiddenWhere="(max-width: 74.99rem)"
          />
        </a>
      ) : null}
    </div>
  );
}

function QuarterLine({ state }: { state: QuarterState | null }) {
  const { t, said } = useTexts();
  const label = said(state?.label ?? '');
  return (
    <p className="quarter-line">
      {state ? (
        <>
          <Tag tone={state.state === 'Filed' ? 'good' : 'plain'}>{t(state.state)}</Tag>
          <span>
            {state.state === 'Not yet a carrier' ? (
              t`No return is due for ${label}`
            ) : (
              <>
                <span className="wide-only">{t`${label} is due`}</span>
                <span className="phone-only">{t`Due`}</span> {said(state.due)}
              </>
            )}
            {state.state === 'Filed' || state.state === 'Not yet a carrier'
              ? ''
              : state.daysLeft >= 0
                ? said(`: ${countOf(state.daysLeft, 'day')} left`)
                : said(`: ${countOf(-state.daysLeft, 'day')} late`)}
          </span>
        </>
      ) : (
        <span>{t`All quarters`}</span>
      )}
    </p>
  );
}

/** Each is a link to where it is done. */
function OpenItems({ open, folded }: { open: OpenItem[]; folded: OpenItem[] }) {
  const { t, said } = useTexts();
  const items = [...open, ...folded];
  if (items.length === 0) return null;
  return (
    <nav aria-label={t`Open work`} className={open.length === 0 ? 'phone-only' : undefined}>
      <ul className="open-items">
        {items.map((item) => (
          <li key={item.href} className={folded.includes(item) ? 'phone-only' : undefined}>
            <a href={item.href}>{said(item.text)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TOOLS: { text: string; href: string; icon: IconName }[] = [
  { text: "Auditor's checks", href: paths.tripChecks(), icon: 'check' },
  { text: 'Quarter map', href: paths.tripMap(), icon: 'map' },
  { text: 'Rate confirmations', href: paths.documents(), icon: 'document' },
  { text: 'Fuel receipts', href: paths.receipts(), icon: 'document' },
  { text: 'Import a file', href: paths.imports(), icon: 'upload' },
  { text: 'Enter many fuel purchases', href: paths.manyFuel(), icon: 'fuel' },
  { text: 'Enter many trips', href: paths.manyTrips(), icon: 'trips' },
];

function ToolLinks() {
  const { t } = useTexts();
  return (
    <>
      {TOOLS.map((tool) => (
        <a key={tool.href} href={tool.href} className="with-icon">
          <Icon name={tool.icon} />
          {t(tool.text)}
        </a>
      ))}
    </>
  );
}

/** The same links folded, for a phone, where the records come first. */
export function ToolMenu() {
  const { t } = useTexts();
  return (
    <details className="tool-menu">
      <summary className="button">{t`More`}</summary>
      <p className="tool-menu-links">
        <ToolLinks />
      </p>
    </details>
  );
}
