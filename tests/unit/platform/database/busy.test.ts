import { describe, expect, it } from 'vitest';
import { isBusy, isRestart, isUnavailable } from '~/platform/database/busy.server';

describe('an error that says the database or the disk is away', () => {
  it.each([
    ['a disk of the database that is full', { code: '53100' }],
    ['the same inside what the client throws', { name: 'X', cause: { originalCode: '53100' } }],
    ['a disk of our own files that is full', { code: 'ENOSPC' }],
    ['a share of a disk that is used up', { code: 'EDQUOT' }],
    ['a disk that may only be read', { meta: { driverAdapterError: { code: 'EROFS' } } }],
    ['a server that does not listen', { code: 'ECONNREFUSED' }],
    ['a server that says nothing', new Error('Query read timeout')],
    ['a connection that we gave up', { cause: new Error('the database has not answered for 2 s') }],
    ['a server that cannot be reached', { code: 'P1001' }],
    ['a connection that was lost', { code: '08006' }],
    ['a connection that could not be made', { cause: { originalCode: '08001' } }],
    ['a connection that the server ended, idle for too long', { code: '57P05' }],
    ['a connection that an administrator ended', { code: '57P01' }],
  ])('is known by %s', (_name, error) => {
    expect(isUnavailable(error)).toBe(true);
    expect(isBusy(error)).toBe(false);
  });

  it.each([
    ['a slip of our own', new TypeError('undefined is not a function')],
    ['a row that is there twice', { code: '23505' }],
    ['others at the same rows', { code: '55P03' }],
    ['nothing', null],
    ['a word', 'ENOSPC'],
  ])('is not %s', (_name, error) => {
    expect(isUnavailable(error)).toBe(false);
  });

  it('is no restart where only the room ran out: a read is not asked again', () => {
    expect(isRestart({ code: '53100' })).toBe(false);
  });
});

describe('an error that says only that others hold what was wanted', () => {
  it.each([
    ['a statement that took longer than it may', { code: '57014' }],
    [
      'the same inside what the client throws',
      { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '57014' } } } },
    ],
    ['a transaction that waited too long for its next statement', { code: '25P03' }],
    ['a transaction that expired', { code: 'P2028' }],
    ['no free connection', { code: 'P2024' }],
    ['too many connections', { code: '53300' }],
    ['a row that is locked', { code: '55P03' }],
  ])('is known by %s', (_name, error) => {
    expect(isBusy(error)).toBe(true);
    expect(isUnavailable(error)).toBe(false);
  });

  it.each([
    ['a column that does not exist', { code: '42703' }],
    ['a table that does not exist', { code: 'P2021' }],
  ])('is not %s', (_name, error) => {
    expect(isBusy(error)).toBe(false);
    expect(isUnavailable(error)).toBe(false);
  });
});
