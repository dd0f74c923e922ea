import { describe, expect, it } from 'vitest';
import type { RecordList } from '~/areas/ledger/list-records.server';
import { outlookView } from '~/areas/ledger/views/outlook-view';

const outlook = {
  unfiled: [],
  noReceipt: 0,
  pending: 0,
  failed: 0,
  mapped: false,
  changedAt: null,
  answers: null,
};
const view = (counts: object, questions: number | null = 0) =>
  outlookView(
    { fleet: { outlook: { ...outlook, ...counts } } } as unknown as RecordList,
    { late: null, questions },
    '20263',
  );

describe('what is open in a quarter', () => {
  it('is nothing where all is done', () => expect(view({}).open).toEqual([]));

  it('is told with the most urgent first, each with its list', () => {
    expect(view({ noReceipt: 12, pending: 1, failed: 2 }, 3).open).toEqual([
      { text: '2 trips without a route', href: '/mileage/trips-fuel?quarter=20263&status=error' },
      { text: '1 route being calculated', href: '/mileage/trips-fuel?quarter=20263&status=pending' },
      { text: '3 open questions', href: '/mileage/trips-fuel/checks?quarter=20263' },
      { text: '12 missing receipts', href: '/mileage/trips-fuel?quarter=20263&source=no-receipt' },
    ]);
  });

  it('says where counting ended, and leaves out what was not counted', () => {
    expect(view({ noReceipt: 1000, pending: null, failed: null }, null).open).toEqual([
      {
        text: '1,000+ missing receipts',
        href: '/mileage/trips-fuel?quarter=20263&source=no-receipt',
      },
    ]);
  });
});
