import { describe, expect, it } from 'vitest';
import { savedRecord } from '~/areas/ledger/views/saved-record';

describe('savedRecord', () => {
  it('says nothing more where the list shows the record anyway', () => {
    const inQuarter = savedRecord({ quarterKey: 20264, listId: '27', shownQuarter: 20264 });
    expect(inQuarter).toMatchObject({ where: '', list: '/mileage/trips-fuel' });
    expect(savedRecord({ quarterKey: 20264, listId: '27', shownQuarter: undefined }).where).toBe('');
  });

  it('names the quarter of a record that lies in another one, and moves the list to its row', () => {
    expect(savedRecord({ quarterKey: 20263, listId: '27', shownQuarter: 20264 })).toEqual({
      where: '\nSaved in Q3 2026.',
      list: '/mileage/trips-fuel?quarter=20263&open=27#r27',
      link: { href: '/mileage/trips-fuel?quarter=20263&open=27#r27', text: 'Show Q3 2026' },
    });
  });
});
