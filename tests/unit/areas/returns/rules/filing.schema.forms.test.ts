import { describe, expect, it } from 'vitest';
import { exemptPeriodSchema } from '~/areas/rates/rules/exempt-period.schema';
import { elsewhereSchema, filingSchema, reopenSchema } from '~/areas/returns/rules/filing.schema';
import { problemsOf } from '../../../domain/form-problems';

describe('what is stated when a return was filed', () => {
  const filed = (more: object = {}) => filingSchema.safeParse({ filedOn: '2026-10-20', ...more });

  it('needs nothing but the day', () => {
    expect(filed().data).toEqual({
      filedOn: '2026-10-20',
      paidOn: null,
      confirmation: '',
      notes: '',
      creditUse: 'carry',
      interestPercent: null,
      creditAppliedCents: 0,
    });
    expect(filed({ paidOn: '', creditApplied: '', creditUse: '', interestPercent: '' }).data).toMatchObject({
      paidOn: null,
      creditAppliedCents: 0,
      creditUse: 'carry',
      interestPercent: null,
    });
  });

  it('takes a day as people write it, and keeps it year first', () => {
    expect(filed({ filedOn: '10/20/2026', paidOn: '10/21/2026' }).data).toMatchObject({
      filedOn: '2026-10-20',
      paidOn: '2026-10-21',
    });
    expect(elsewhereSchema.safeParse({ elsewhereOn: '10/20/2026' }).data).toMatchObject({
      elsewhereOn: '2026-10-20',
    });
  });

  it('takes all of it, spaces cut off, dollars as cents', () => {
    expect(
      filed({
        filedOn: ' 2026-10-20 ',
        paidOn: ' 2026-10-21 ',
        confirmation: ' 7781 ',
        notes: ' by mail ',
        creditApplied: ' $120.5 ',
        creditUse: 'refund',
        interestPercent: ' 9 ',
      }).data,
    ).toEqual({
      filedOn: '2026-10-20',
      paidOn: '2026-10-21',
      confirmation: '7781',
      notes: 'by mail',
      creditAppliedCents: 12_050,
      creditUse: 'refund',
      interestPercent: '9',
    });
    expect(filed({ creditApplied: '10000000' }).data).toMatchObject({ creditAppliedCents: 1_000_000_000 });
  });

  it('says at each field what is wrong', () => {
    expect(
      problemsOf(
        filed({
          filedOn: '2026-02-30',
          paidOn: 'soon',
          confirmation: 'x'.repeat(101),
          notes: 'x'.repeat(2001),
          creditUse: 'keep',
          interestPercent: 'nine',
        }),
      ),
    ).toEqual({
      filedOn: 'Enter the day the return was sent.',
      paidOn: 'Enter the day of payment, or leave it empty.',
      confirmation: 'At most 100 characters.',
      notes: 'At most 2,000 characters.',
      creditUse: 'Choose what happens to the credit.',
      interestPercent: 'Enter the yearly rate in percent, such as 9.',
    });
    expect(filed({ confirmation: 'x'.repeat(100), notes: 'x'.repeat(2000) }).success).toBe(true);
  });

  it.each(['-1', '1.005', '10000000.01', 'ten', '1$'])('takes no %j for an amount', (creditApplied) => {
    expect(problemsOf(filed({ creditApplied }))).toEqual({
      creditApplied: 'Enter an amount such as 120.50.',
    });
  });

  it.each([
    ['0', true],
    ['50', true],
    ['50.01', false],
    ['-1', false],
  ])('takes an interest of %s percent: %s', (interestPercent, taken) => {
    expect(filed({ interestPercent }).success).toBe(taken);
  });
});

describe('the reason for opening a filed quarter again', () => {
  it('has three characters at least', () => {
    expect(reopenSchema.safeParse({ reason: ' odo ' }).data).toEqual({ reason: 'odo' });
    expect(problemsOf(reopenSchema.safeParse({ reason: ' x  ' }))).toEqual({
      reason: 'Say why the quarter is opened again.',
    });
    expect(problemsOf(reopenSchema.safeParse({ reason: 'x'.repeat(1001) }))).toEqual({
      reason: 'At most 1,000 characters.',
    });
    expect(reopenSchema.safeParse({ reason: 'x'.repeat(1000) }).success).toBe(true);
  });
});

describe('a fuel holiday', () => {
  const period = (more: object = {}) =>
    exemptPeriodSchema.safeParse({
      jurisdiction: ' ga ',
      fuel: '',
      from: '2026-07-01',
      to: '2026-07-31',
      source: ' Order 7 ',
      ...more,
    });

  it('is of one jurisdiction, for one fuel or all of them', () => {
    expect(period().data).toEqual({
      jurisdiction: 'GA',
      fuel: null,
      from: '2026-07-01',
      to: '2026-07-31',
      source: 'Order 7',
    });
    expect(period({ fuel: ' gasoline ', to: '2026-07-01' }).data).toMatchObject({
      fuel: 'gasoline',
      to: '2026-07-01',
    });
  });

  it('says at each field what is wrong', () => {
    expect(problemsOf(period({ jurisdiction: 'AK', fuel: 'coal', from: 'a', to: 'b', source: ' ' }))).toEqual(
      {
        jurisdiction: 'Choose a member jurisdiction.',
        fuel: 'Choose a fuel, or all of them.',
        from: 'Enter the first day.',
        to: 'Enter the last day.',
        source: 'Say where it is written.',
      },
    );
    expect(problemsOf(period({ source: 'x'.repeat(501) }))).toEqual({ source: 'At most 500 characters.' });
    expect(period({ source: 'x'.repeat(500) }).success).toBe(true);
  });

  it('does not end before it begins', () => {
    expect(problemsOf(period({ to: '2026-06-30' }))).toEqual({ to: 'The last day is before the first one.' });
  });
});
