import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { JOB_CLASSES } from '../../../../app/platform/jobs/catalog';
import { Slots } from '../../../../jobs/slots';

function aWorker(concurrency: number) {
  const events = new EventEmitter() as WorkerEvents;
  const slots = new Slots(concurrency);
  slots.follow(events);
  let id = 0;
  return {
    /** What the queue does: asks, fetches, begins; without a class it finds nothing. */
    fetch: async (kind?: string) => {
      const full = await slots.full();
      const job = { id: String(++id), flags: kind === 'none' ? null : { [kind ?? '']: true } };
      if (kind === undefined) events.emit('worker:getJob:empty', {} as never);
      else events.emit('job:start', { job } as never);
      return { full, end: () => events.emit('job:complete', { job } as never) };
    },
  };
}

describe('the slots of a worker', () => {
  it('give a class no more than its share, and say so until one of its jobs ends', async () => {
    const { fetch } = aWorker(4);
    const first = await fetch('document');
    expect((await fetch('document')).full).toEqual([]);
    expect((await fetch()).full).toEqual(['document']);
    expect((await fetch('paper')).full).toEqual(['document']);
    expect((await fetch()).full).toEqual(['paper', 'document']);
    first.end();
    expect((await fetch()).full).toEqual(['paper']);
  });

  it('give all classes together no more than the concurrency, and never forbid what people wait for', async () => {
    const { fetch } = aWorker(4);
    for (const kind of ['document', 'document', 'routes', 'paper']) await fetch(kind);
    expect((await fetch('none')).full).toEqual([...JOB_CLASSES]);
    expect((await fetch('none')).full).toEqual([...JOB_CLASSES]);
  });

  it('let one fetch end before the next one asks, so that two never find the last slot', async () => {
    const events = new EventEmitter() as WorkerEvents;
    const slots = new Slots(2);
    slots.follow(events);
    const begin = (id: string) =>
      events.emit('job:start', { job: { id, flags: { document: true } } } as never);
    expect(await slots.full()).toEqual([]);
    const second = slots.full();
    expect(await Promise.race([second, Promise.resolve('waits')])).toBe('waits');
    begin('1');
    expect(await second).toEqual(['document']);
  });

  it('work with a concurrency of one', async () => {
    const { fetch } = aWorker(1);
    await fetch('import');
    expect((await fetch('none')).full).toEqual([...JOB_CLASSES]);
  });
});
