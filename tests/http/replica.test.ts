import { expect, it, describe } from 'vitest';
import { startApp } from '../factories/app';
import { replicatedDatabase } from '../factories/replica';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';

/** Lists and reports from a replica that follows by PostgreSQL's own streaming, on a server of its own. */
describe('a replica for lists and reports', () => {
  it('is read, save by a carrier whose last write it does not have, and is not needed', async () => {
    const { primary, replica, ask, caughtUp, stopReplica } = await replicatedDatabase();
    const app = await startApp({ databaseUrl: primary, env: { DATABASE_REPLICA_URL: replica } });
    const [writer, reader] = [await signedIn(app), await signedIn(app)];
    const save = async (person: SignedIn) => {
      const unit = await person.db.equipment.upsert({
        where: { carrierId_unit: { carrierId: person.carrierId, unit: 'R-1' } },
        update: {},
        create: { carrierId: person.carrierId, unit: 'R-1', fuelType: 'special_diesel', axles: 5 },
      });
      const answer = await fetch(`${app.origin}/mileage/api/fuel`, {
        method: 'POST',
        headers: { ...person.bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          equipment_id: Number(unit.id),
          date: '2026-08-05',
          fuel_units: 100,
          state: 'TX',
        }),
      });
      expect(answer.status, await answer.text()).toBe(201);
    };
    const pageOf = async (person: SignedIn, path = '/mileage/trips-fuel?quarter=all') => {
      const answer = await person.visitor.get(path);
      expect(answer.status).toBe(200);
      return answer.html;
    };
    const total = async (person: SignedIn): Promise<number> => {
      const answer = await fetch(`${app.origin}/mileage/api/trip`, { headers: person.bearer });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { recordsTotal: number }).recordsTotal;
    };
    for (const person of [writer, reader]) await save(person);
    await caughtUp();
    expect([await total(writer), await total(reader)]).toEqual([1, 1]);

    // The replica stands still. Whoever writes sees what they wrote, in pages and calls; whoever does not is read at the replica:
    // it does not know of a purchase that came into the main database by another way.
    await ask(replica, 'SELECT pg_wal_replay_pause()');
    await save(writer);
    await ask(primary, `UPDATE equipment SET unit = 'R-9' WHERE "carrierId" = '${reader.carrierId}'`);
    expect(await total(writer)).toBe(2);
    expect(await pageOf(reader)).toContain('R-1');
    expect(await pageOf(reader)).not.toContain('R-9');
    expect(await pageOf(reader, '/mileage/reports')).toContain('R-1');
    await ask(primary, `UPDATE equipment SET unit = 'R-8' WHERE "carrierId" = '${writer.carrierId}'`);
    expect(await pageOf(writer)).toContain('R-8');

    // It goes on: what it has now is read there.
    await ask(replica, 'SELECT pg_wal_replay_resume()');
    await caughtUp();
    expect(await pageOf(reader)).toContain('R-9');

    // It is gone: the main database answers.
    await stopReplica();
    await ask(primary, `UPDATE equipment SET unit = 'R-7' WHERE "carrierId" = '${reader.carrierId}'`);
    expect(await pageOf(reader)).toContain('R-7');
    await save(reader);
    expect(await total(reader)).toBe(2);
  });

  it('is passed over where its address leads to no replica', async () => {
    const main = await cloneDatabase();
    const app = await startApp({ databaseUrl: main, env: { DATABASE_REPLICA_URL: await cloneDatabase() } });
    const person = await signedIn(app);
    expect((await person.visitor.get('/mileage/trips-fuel')).status).toBe(200);
    expect((await person.visitor.get('/mileage/reports')).status).toBe(200);
  });
});
