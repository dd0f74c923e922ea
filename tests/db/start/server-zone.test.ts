import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '~/platform/database/db.server';
import { makeAccount } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

/** PostgreSQL is set up with the zone of its machine, and the order of days that its language has. */
it.each([
  ['America/Chicago', 'ISO, MDY'],
  ['Asia/Tokyo', 'SQL, DMY'],
  ['America/St_Johns', 'German'],
])(
  'moments are the same to the program and to a server in %s that writes days as %s',
  async (zone, style) => {
    const url = await cloneDatabase();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET TimeZone = ''${zone}''', current_database());
                 EXECUTE format('ALTER DATABASE %I SET DateStyle = ''${style}''', current_database()); END $$`,
    );
    for (const patienceMs of [undefined, 60_000]) {
      const database = openDatabase(url, 2, patienceMs);
      const { prisma } = database;
      const { userId } = await makeAccount(prisma);
      const deleteAfter = new Date('2026-11-21T15:00:00Z');
      await prisma.user.update({ where: { id: userId }, data: { deleteAfter } });
      const { rows } = await other.query<{ at: string }>(
        `SELECT to_char("deleteAfter" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS at FROM user_account WHERE id = $1`,
        [userId],
      );
      expect(rows).toEqual([{ at: '2026-11-21 15:00' }]);
      const [read] = await prisma.$queryRaw<{ deleteAfter: Date; now: Date }[]>`
      SELECT "deleteAfter", clock_timestamp() AS "now" FROM user_account WHERE id = ${userId}::uuid`;
      expect(read?.deleteAfter).toEqual(deleteAfter);
      expect(Math.abs((read?.now.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
      await database.close();
    }
    await other.end();
  },
);
