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
