import { useEffect, useState } from 'react';
import type { ImportsView } from '~/areas/documents/views/batch-page';
import type { LedgerDetailView } from '~/areas/ledger/views/ledger-detail';
import type { FirstReturnView } from '~/areas/ledger/views/first-return';
import type { OpenItem, OutlookView } from '~/areas/ledger/views/outlook-view';
import type {
  InformerView,
  LedgerLineView,
  OffersView,
  PlanView,
  QuarterState,
} from '~/areas/ledger/views/ledger-view';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { countOf } from '~/kit/format';
import { Empty } from '~/kit/empty';
import type { Option } from '~/kit/field';
import { Icon } from '~/kit/icon';
import { Pagination } from '~/kit/pagination';
import { jurisdictionOptions } from '~/areas/equipment/views/equipment-form';
import { PageTitle } from '~/areas/content/parts/public-page';
import { FirstReturn } from './first-return';
import { LedgerFilters } from './ledger-filters';
import { LedgerSort } from './ledger-sort';
import { LedgerTable } from './ledger-table';
import { ImportsLine } from '~/areas/imports/parts/imports-line';
import { LiveSearch } from '~/kit/live-search';
import { Offers } from './offers';
import { PlanPromo } from './plan-promo';
import { QuarterOutlook, ToolMenu } from './quarter-outlook';
import { QuarterPicker } from './quarter-picker';
import { queryOf } from './query';
import { useKeptFilter } from './use-kept-filter';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { useTexts } from '~/kit/texts';
import { useWaiting } from '~/kit/use-waiting';

/** Not among the data of the page: the scripts hold them anyway. */
const STATES = jurisdictionOptions();

export interface LedgerPageView {
  /** Kilometers and liters. */
  isMetric: boolean;
  rows: LedgerLineView[];
  /** What the row shows that the address opens. */
  opened: LedgerDetailView | null;
  counts: { total: number; filtered: number };
  informers: InformerView;
  outlook: OutlookView;
  /** Null once a return is filed, and for who may only look. */
  firstReturn: FirstReturnView | null;
  plan: PlanView;
  offers: OffersView;
  imports: ImportsView;
  quarters: Option[];
  quarter: string;
  quarterState: QuarterState | null;
  units: Option[];
  kept: Record<string, string>;
  order: string;
  direction: 'asc' | 'desc';
  maySortByTax: boolean;
  page: number;
  size: number;
  isNew: boolean;
  mayWrite: boolean;
  wait: { seconds: number | null } | null;
}

/** The page of every day: the quarter, its figures, and its trips and fuel. */
export function LedgerPage({ view, product }: { view: LedgerPageView; product: string }) {
  const { t } = useTexts();
  useWaiting(view.wait !== null && view.wait.seconds !== null);
  useKeptFilter(view.quarter);
  const hrefOf = (change: Record<string, string | number | null>) =>
    paths.tripsFuel() + queryOf(view.kept, { quarter: view.quarter, ...change });
  // Until the plan runs short the records come first.
  const isNearLimit = view.plan.used >= view.plan.limit * 0.8;
  if (view.isNew) return <Welcome product={product} view={view} />;
  return (
    <>
      <div className="page-title ledger-title">
        <h1>{t`Trips & Fuel`}</h1>
        <QuarterPicker quarters={view.quarters} value={view.quarter} kept={view.kept} />
        {view.mayWrite ? (
          <div className="actions">
            <LinkButton href={paths.newFuel()}>
              <Icon name="fuel" />
              {t`Fuel`}
            </LinkButton>
            <LinkButton href={paths.newTrip()} kind="primary">
              <Icon name="plus" />
              {t`Trip`}
            </LinkButton>
          </div>
        ) : null}
      </div>
      {view.firstReturn ? (
        <div className="wide-only">
          <FirstReturn view={view.firstReturn} />
        </div>
      ) : null}
      <QuarterOutlook
        informers={view.informers}
        state={view.quarterState}
        isMetric={view.isMetric}
        outlook={view.outlook}
        quarter={view.quarter}
        folded={foldedWork(view, isNearLimit)}
      />
      <div className="wide-only">
        {isNearLimit ? <PlanPromo plan={view.plan} /> : null}
        {view.mayWrite ? <ImportsLine imports={view.imports} /> : null}
      </div>
      <div className="list-tools">
        <LiveSearch
          action={paths.tripsFuel()}
          value={view.kept['q'] ?? ''}
          label={t`Search trips and fuel`}
          keep={{ ...view.kept, q: null, quarter: view.quarter }}
          found={view.counts.filtered}
        />
        <LedgerFilters
          kept={view.kept}
          quarter={view.quarter}
          units={view.units}
          jurisdictions={STATES}
          hrefOf={hrefOf}
        />
        <ToolMenu />
        <LedgerSort
          order={view.order}
          direction={view.direction}
          maySortByTax={view.maySortByTax}
          isMetric={view.isMetric}
          kept={{ ...view.kept, quarter: view.quarter }}
        />
      </div>
      {view.rows.length === 0 ? (
        <Empty
          title={
            Object.keys(view.kept).length > 0
              ? t`There are no records matching your request`
              : t`There are no records to show`
          }
          text={Object.keys(view.kept).length > 0 ? undefined : t`Nothing is recorded in this quarter yet.`}
        >
          {Object.keys(view.kept).length > 0 ? (
            <LinkButton href={`${paths.tripsFuel()}?quarter=${view.quarter}`}>{t`Reset filters`}</LinkButton>
          ) : view.mayWrite ? (
            <>
              {view.quarter === 'all' ? null : (
                <LinkButton href={`${paths.tripsFuel()}?quarter=all`}>{t`Show all quarters`}</LinkButton>
              )}
              <LinkButton href={paths.manyFuel()}>{t`Enter many fuel purchases`}</LinkButton>
              <LinkButton href={paths.manyTrips()}>{t`Enter many trips`}</LinkButton>
            </>
          ) : null}
        </Empty>
      ) : (
        <>
          <LedgerTable
            rows={view.rows}
            order={view.order}
            direction={view.direction}
            maySortByTax={view.maySortByTax}
            isMetric={view.isMetric}
            symbol={view.informers.symbol}
            opened={view.opened}
            page={view.page}
            hrefOf={hrefOf}
            mayWrite={view.mayWrite}
          />
          <BulkBar
            mayWrite={view.mayWrite}
            exportHref={paths.exportRecords() + queryOf(view.kept, { quarter: view.quarter })}
          />
        </>
      )}
      {/* On a phone the first record comes first. */}
      {view.firstReturn ? (
        <div className="phone-only">
          <FirstReturn view={view.firstReturn} />
        </div>
      ) : null}
      <Pagination
        page={view.page}
        pageSize={view.size}
        filtered={view.counts.filtered}
        total={view.counts.total}
        hrefOf={(page) => hrefOf({ page })}
        hrefOfSize={(length) => hrefOf({ length })}
      />
      <div className={isNearLimit ? 'phone-only' : undefined}>
        <PlanPromo plan={view.plan} />
      </div>
      {view.mayWrite ? <Offers offers={view.offers} /> : null}
      <LanguageChoice />
    </>
  );
}

/** The boxes between the figures and the list, as lines of the open work: on a phone the records come first. */
function foldedWork({ plan, imports, mayWrite }: LedgerPageView, isNearLimit: boolean): OpenItem[] {
  const items: OpenItem[] = [];
  const [batch] = imports.choices;
  if (mayWrite && imports.open > 0 && batch)
    items.push({ text: `${countOf(imports.open, 'trip')} to review`, href: paths.importBatch(batch.value) });
  if (isNearLimit) items.push({ text: `${plan.used} of ${plan.limit} trips used`, href: paths.billing() });
  return items;
}

/** Acts on the rows whose boxes are selected; the boxes belong to this form by its id. */
function BulkBar({ mayWrite, exportHref }: { mayWrite: boolean; exportHref: string }) {
  const { t } = useTexts();
  const count = useSelectedCount();
  return (
    <form method="post" id="bulk" className="bulk-bar" action={paths.tripsFuel() + '?index'}>
      <span className="muted small" role="status">
        {count === null ? t`Selected rows:` : t`${count} selected`}
      </span>
      {mayWrite ? (
        <>
          <Button small name="intent" value="move">
            {t`Move`}
            <span className="wide-only"> {t`to another unit`}</span>
          </Button>
          <Button small name="intent" value="edit-fuel">
            {t`Edit fuel`}
          </Button>
          <Button small kind="danger" name="intent" value="delete" data-asks={paths.deleteRecords([])}>
            {t`Delete`}
          </Button>
        </>
      ) : null}
      <Button small name="intent" value="export">
        {t`Export`}
        <span className="wide-only"> CSV</span>
      </Button>
      <a href={exportHref} className="small">
        {t`Export all shown`}
      </a>
    </form>
  );
}

/** How many rows are selected; null without scripts. */
function useSelectedCount(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const onChange = () => setCount(document.querySelectorAll('input[name=ids]:checked').length);
    onChange();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return count;
}

/** Before the first record. */
function Welcome({ product, view }: { product: string; view: LedgerPageView }) {
  const { t } = useTexts();
  return (
    <>
      <PageTitle title={t`Welcome to ${product}!`} />
      <div className="welcome">
        <p className="lede">
          {t`Write down a trip: two stops are enough. The miles in every state are computed for you, and the tax report fills itself.`}
        </p>
        {view.mayWrite ? (
          <p className="actions">
            <LinkButton href={paths.newTrip()} kind="primary">
              {t`Add Your First Trip`}
            </LinkButton>
            <LinkButton href={paths.newFuel()}>{t`Add fuel`}</LinkButton>
            {view.units.length === 0 ? (
              <LinkButton href={paths.newEquipment()}>{t`Add your truck`}</LinkButton>
            ) : null}
          </p>
        ) : null}
        {view.firstReturn ? <FirstReturn view={view.firstReturn} open /> : null}
        {view.mayWrite ? (
          <p className="actions">
            <LinkButton href={paths.manyFuel()}>{t`Enter many fuel purchases`}</LinkButton>
            <LinkButton href={paths.manyTrips()}>{t`Enter many trips`}</LinkButton>
            <LinkButton href={paths.documents()}>{t`Read a rate confirmation`}</LinkButton>
            <LinkButton href={paths.receipts()}>{t`Read a fuel receipt`}</LinkButton>
            <LinkButton href={paths.imports()}>{t`Import a file`}</LinkButton>
          </p>
        ) : null}
      </div>
      <PlanPromo plan={view.plan} />
      {view.mayWrite ? (
        <>
          <ImportsLine imports={view.imports} />
          <Offers offers={view.offers} />
        </>
      ) : null}
      <LanguageChoice />
    </>
  );
}
