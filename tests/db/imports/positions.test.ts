import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import { recalculateTrip } from '~/areas/trips/change-trip.server';
import { findTripTrack } from '~/areas/imports/data/positions.server';
import type { Ctx } from '~/platform/context';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { mapImport } from '~/areas/imports/map-import.server';
import { readRows } from '~/areas/imports/read-import.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must, runStep, undone, uploaded } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const fleet = async () =>
  fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced', timeZone: 'America/Chicago' })).scope);
const rowsOf = async (ctx: Ctx<CarrierScope>, id: string) =>
  must(await readRows(ctx, id, null, { start: 0, length: 500 })).rows;
const tripsOf = (ctx: Ctx<CarrierScope>) =>
  prisma.trip.findMany({
    where: { carrierId: ctx.scope.carrierId },
    orderBy: { date: 'asc' },
    include: { jurisdictions: { orderBy: { position: 'asc' } }, equipment: true },
  });

const DALLAS = [32.78, -96.8] as const;
const OKLAHOMA_CITY = [35.47, -97.52] as const;
const WICHITA = [37.69, -97.34] as const;

interface Leg {
  from: readonly [number, number];
  to: readonly [number, number];
  start: string;
  minutes: number;
  every?: number;
}

/** Readings along straight lines. */
function readings(legs: readonly Leg[]): { at: Date; lat: number; lon: number }[] {
  return legs.flatMap(({ from, to, start, minutes, every = 5 }) =>
    Array.from({ length: Math.floor(minutes / every) + 1 }, (_, index) => {
      const share = (index * every) / minutes;
      return {
        at: new Date(Date.parse(start) + index * every * 60_000),
        lat: from[0] + (to[0] - from[0]) * share,
        lon: from[1] + (to[1] - from[1]) * share,
      };
    }),
  );
}

const csvOf = (rows: { at: Date; lat: number; lon: number }[], unit: string): string[] =>
  rows.map(({ at, lat, lon }) => `${unit},${at.toISOString()},${lat.toFixed(6)},${lon.toFixed(6)}`);
const HEADER = 'Vehicle,Timestamp,Latitude,Longitude';

// Dallas to Oklahoma City on November 3rd (local time), on to Wichita over midnight of the 4th to the 5th.
const TRACK = readings([
  { from: DALLAS, to: OKLAHOMA_CITY, start: '2026-11-03T14:00:00Z', minutes: 240 },
  { from: OKLAHOMA_CITY, to: WICHITA, start: '2026-11-05T04:00:00Z', minutes: 180 },
]);

describe('positions of a device', () => {
  it('become a trip for each truck and day, with its miles by state and every mile in one of them', async () => {
    const ctx = await fleet();
    must(await createEquipment(ctx, { unit: '42' }));
    // Newest first, and two trucks mixed, as devices export it; the same reading twice.
    const lines = [
      ...csvOf(TRACK, '42'),
      ...csvOf(TRACK.slice(0, 49), '43'),
      csvOf(TRACK, '42')[3] ?? '',
    ].reverse();
    const made = await checked(ctx, `${HEADER}\n${lines.join('\n')}\n`);
    expect(made).toMatchObject({ kind: 'positions', status: 'preview', counts: { good: 4 } });
    await accepted(ctx, made.id);
    const trips = await tripsOf(ctx);
    expect(
      trips
        .map((trip) => [
          trip.equipment?.unit,
          trip.date.toISOString().slice(0, 10),
          trip.jurisdictions.map(({ jurisdiction }) => jurisdiction).join(' '),
        ])
        .sort(),
    ).toEqual([
      ['42', '2026-11-03', 'TX OK'],
      ['42', '2026-11-04', 'OK'],
      ['42', '2026-11-05', 'OK KS'],
      ['43', '2026-11-03', 'TX OK'],
    ]);
    const own = trips.filter((trip) => trip.equipment?.unit === '42');
    const miles = own.reduce((sum, trip) => sum + (trip.distanceTenthMiles ?? 0), 0);
    // The great circle: 190.2 and 153.7 miles, and the roads beside the readings wind. What was driven over midnight is not lost.
    expect(miles).toBeGreaterThan(3_424);
    expect(miles).toBeLessThan(3_439 * 1.03);
    expect(
      own[0]?.jurisdictions.every(
        (row) => row.manualTenthMiles === null && row.routedTenthMiles === row.tenthMiles,
      ),
    ).toBe(true);
    expect((own[0]?.stops as { label: string }[]).map(({ label }) => label)).toEqual([
      'Dallas, TX',
      'Oklahoma City, OK',
    ]);
    expect(own[0]?.routeStatus).toBe('ok');
    const positions = await prisma.trackPosition.groupBy({
      by: ['tripId'],
      where: { carrierId: ctx.scope.carrierId },
      _count: true,
    });
    expect(positions.every(({ tripId }) => tripId !== null)).toBe(true);
    expect(positions.reduce((sum, { _count }) => sum + _count, 0)).toBe(TRACK.length + 49);
    const found = must(await readTrip(ctx, Number(own[0]?.id)));
    expect(found.route?.engine).toBe('gps');
    expect(found.route?.route.crossings.map(({ from, to }) => [from, to])).toEqual([['TX', 'OK']]);
    // What was measured is replaced by a calculation only where someone says so.
    const key = { id: found.trip.id, revision: null };
    expect(await recalculateTrip(ctx, key)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', message: expect.stringContaining('measured') as string },
    });
    expect(must(await readTrip(ctx, found.trip.id)).route?.engine).toBe('gps');
    expect(must(await recalculateTrip(ctx, { ...key, replaceMeasured: true })).routeStatus).toBe('pending');
  });

  it('give each day the reading at which its miles begin, so that the chain of the odometer is whole', async () => {
    const ctx = await fleet();
    const lines = [
      '42,2026-11-04T03:00:00Z,32.78,-96.80,1000',
      '42,2026-11-04T04:00:00Z,33.60,-97.13,1060',
      '42,2026-11-04T05:30:00Z,34.00,-97.14,1090',
      '42,2026-11-04T06:30:00Z,34.90,-97.35,1155',
      '42,2026-11-04T07:00:00Z,35.40,-97.50,1195',
    ];
    const made = await checked(ctx, `${HEADER},Odometer\n${lines.join('\n')}\n`);
    await accepted(ctx, made.id);
    const trips = await tripsOf(ctx);
    expect(
      trips.map((trip) => [trip.odometerStartTenths, trip.odometerEndTenths, trip.distanceTenthMiles]),
    ).toEqual([
      [10_000, 10_900, 900],
      [10_900, 11_950, 1_050],
    ]);
  });

  it('measure a day on which the truck got another odometer by both, and without it by the roads between', async () => {
    const lines = [
      '42,2026-11-04T14:00:00Z,32.78,-96.80,100000',
      '42,2026-11-04T15:00:00Z,33.60,-97.13,100060',
      '42,2026-11-04T16:30:00Z,34.00,-97.14,7',
      '42,2026-11-04T17:30:00Z,34.90,-97.35,72',
      '42,2026-11-04T18:00:00Z,35.40,-97.50,112',
    ];
    const at = (tenthMiles: number) => ({ tenthMiles, tenthKilometers: null });
    const imported = async (ctx: Ctx<CarrierScope>) => {
      const made = await checked(ctx, `${HEADER},Odometer\n${lines.join('\n')}\n`);
      await accepted(ctx, made.id);
      const [trip] = await tripsOf(ctx);
      return trip;
    };
    const known = await fleet();
    const truck = must(await createEquipment(known, { unit: '42' }));
    await prisma.equipment.updateMany({
      where: { carrierId: known.scope.carrierId, id: BigInt(truck.id) },
      data: { odometerReplacements: [{ on: '2026-11-04', last: at(1_000_850), first: at(20) }] },
    });
    const trip = await imported(known);
    // 60 miles, 25 of the old odometer and 5 of the new one, 65 and 40.
    expect(trip).toMatchObject({
      odometerStartTenths: 1_000_000,
      odometerEndTenths: 1_120,
      distanceTenthMiles: 1_950,
    });
    const track = await findTripTrack(known.scope, Number(trip?.id));
    expect(track?.odometerPercent).toBe(100);
    const unknown = await imported(await fleet());
    expect(unknown).toMatchObject({ odometerStartTenths: null, odometerEndTenths: null });
    // Only the stretch over the change is without an odometer.
    expect(Math.abs((unknown?.distanceTenthMiles ?? 0) - 1_950)).toBeLessThan(50);
  });

  it('say of a truck that stands far from where it was last heard of that miles are missing', async () => {
    const ctx = await fleet();
    const lines = [
      '42,2026-11-03T15:00:00Z,32.78,-96.80',
      '42,2026-11-03T16:00:00Z,33.60,-97.13',
      '42,2026-11-04T17:00:00Z,34.00,-97.14',
      '42,2026-11-06T17:00:00Z,34.00,-97.14',
    ];
    const made = await checked(ctx, `${HEADER}\n${lines.join('\n')}\n`);
    expect((await rowsOf(ctx, made.id)).slice(1).map(({ state, reason }) => [state, reason])).toEqual([
      [
        'aside',
        '42, 11/04/2026: the truck stood still, 27.6 miles from its last position on 11/03/2026. The miles between are in no trip: record them by hand.',
      ],
      ['aside', '42, 11/06/2026: the truck stood still.'],
    ]);
  });

  it('say where the device was silent, and count what the truck must have driven', async () => {
    const ctx = await fleet();
    const track = readings([
      { from: DALLAS, to: OKLAHOMA_CITY, start: '2026-11-03T14:00:00Z', minutes: 240 },
    ]);
    const gapped = track.filter((_, index) => index < 10 || index > 25);
    const made = await checked(ctx, `${HEADER}\n${csvOf(gapped, '42').join('\n')}\n`);
    expect((await rowsOf(ctx, made.id))[0]?.reason).toContain('1 gap without positions');
    await accepted(ctx, made.id);
    const [trip] = await tripsOf(ctx);
    const track1 = await findTripTrack(ctx.scope, Number(trip?.id));
    expect(track1?.gaps).toMatchObject([
      { from: '2026-11-03T14:45:00.000Z', to: '2026-11-03T16:10:00.000Z', counted: true, byOdometer: false },
    ]);
    // The great circle is 190.2 miles; over the gap the road counts, which is no shorter.
    expect(trip?.distanceTenthMiles ?? 0).toBeGreaterThan(1_895);
    expect(trip?.distanceTenthMiles ?? 0).toBeLessThan(2_200);
    expect(track1?.gaps[0]).toMatchObject({ byRoad: true });
    expect(track1?.roads?.bridgedTenthMiles).toBe(track1?.gaps[0]?.tenthMiles);
    const { route } = must(await readTrip(ctx, Number(trip?.id)));
    expect(route?.notices[0]).toMatch(/^Measured by positions: .* miles follow highways, .* bridge gaps\./);
    expect(route?.notices[1]).toMatch(
      /^No positions from 11\/03\/2026 08:45 to 11\/03\/2026 10:10, between .* miles by the road that trucks take are counted/,
    );
  });

  it('guess no way through a silence of days, and say so', async () => {
    const ctx = await fleet();
    const lines = csvOf(
      readings([
        { from: DALLAS, to: [33.1, -96.85], start: '2026-11-03T14:00:00Z', minutes: 30 },
        { from: OKLAHOMA_CITY, to: [35.8, -97.45], start: '2026-11-09T14:00:00Z', minutes: 30 },
      ]),
      '42',
    );
    const made = await checked(ctx, `${HEADER}\n${lines.join('\n')}\n`);
    await accepted(ctx, made.id);
    const trips = await tripsOf(ctx);
    expect(trips.map(({ distanceTenthMiles }) => (distanceTenthMiles ?? 0) < 300)).toEqual([true, true]);
    expect((await findTripTrack(ctx.scope, Number(trips[1]?.id)))?.gaps).toMatchObject([{ counted: false }]);
  });

  it('name the lines that are wrong, and leave standing days aside', async () => {
    const ctx = await fleet();
    const still = csvOf(
      readings([{ from: DALLAS, to: [32.7801, -96.8001], start: '2026-11-03T14:00:00Z', minutes: 60 }]),
      '42',
    );
    const made = await checked(
      ctx,
      `${HEADER}\n42,soon,32,-96\n42,2026-11-03T10:00:00Z,95,-96\n42,2026-11-03T10:00:00Z,0,0\n,2026-11-03T10:00:00Z,32,-96\n${still.join('\n')}\n`,
    );
    expect(made.counts).toEqual({ bad: 4, aside: 1 });
    expect((await rowsOf(ctx, made.id)).at(-1)?.reason).toContain('stood still');
  });

  it('come from a GPX track as well, for the truck that is chosen', async () => {
    const ctx = await fleet();
    const unit = must(await createEquipment(ctx, { unit: '42' })).id;
    const points = TRACK.slice(0, 49).map(
      ({ at, lat, lon }) =>
        `<trkpt lat="${lat}" lon="${lon}"><ele>100</ele><time>${at.toISOString()}</time></trkpt>`,
    );
    const gpx = `<?xml version="1.0"?>\n<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>x</name><trkseg>${points.join('\n')}<trkpt lat="33" lon="-97"/></trkseg></trk></gpx>`;
    const made = await uploaded(ctx, gpx, { name: 'track.gpx' });
    expect(made).toMatchObject({ kind: 'positions', status: 'mapping' });
    expect(await mapImport(ctx, made.id, { kind: 'positions' })).toMatchObject({
      ok: false,
      failure: { fields: { 'options.equipmentId': [expect.any(String)] } },
    });
    must(await mapImport(ctx, made.id, { kind: 'positions', options: { equipmentId: unit } }));
    expect((await runStep(ctx, made.id)).counts).toEqual({ good: 1, bad: 1 });
    await accepted(ctx, made.id);
    expect(
      (await tripsOf(ctx)).map((trip) => [
        trip.equipment?.unit,
        trip.jurisdictions.map(({ jurisdiction }) => jurisdiction),
      ]),
    ).toEqual([['42', ['TX', 'OK']]]);
  });

  it('come from GeoJSON as well: points, or lines that tell the times of their places', async () => {
    const told = async (ctx: Ctx<CarrierScope>) =>
      (await tripsOf(ctx)).map(({ date, distanceTenthMiles, equipment, jurisdictions }) => [
        date.toISOString(),
        equipment?.unit,
        distanceTenthMiles,
        jurisdictions.map(({ jurisdiction, tenthMiles }) => [jurisdiction, tenthMiles]),
      ]);
    const place = ({ lat, lon }: (typeof TRACK)[number]) => [Number(lon.toFixed(6)), Number(lat.toFixed(6))];
    const points = TRACK.map((one) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: place(one) },
      properties: { vehicle: '42', timestamp: one.at.toISOString() },
    }));
    const line = {
      type: 'Feature',
      properties: { name: '42', coordTimes: TRACK.map(({ at }) => at.toISOString()) },
      geometry: { type: 'LineString', coordinates: TRACK.map(place) },
    };
    const imported = async (text: string, name: string) => {
      const ctx = await fleet();
      must(await createEquipment(ctx, { unit: '42' }));
      const made = await checked(ctx, text, { name });
      expect(made).toMatchObject({ kind: 'positions', status: 'preview' });
      await accepted(ctx, made.id);
      return told(ctx);
    };
    const expected = await imported(`${HEADER}\n${csvOf(TRACK, '42').join('\n')}\n`, 'positions.csv');
    expect(expected).toHaveLength(3);
    for (const features of [points, [line]])
      expect(
        await imported(JSON.stringify({ type: 'FeatureCollection', features }), 'track.geojson'),
      ).toEqual(expected);
  });

  it('come from the tracks of several trucks, each by the name of its track where a truck has it', async () => {
    const ctx = await fleet();
    const other = must(await createEquipment(ctx, { unit: '42' })).id;
    must(await createEquipment(ctx, { unit: 'T-9' }));
    const track = (name: string, hours: number) =>
      `<trk><name>${name}</name><trkseg>${TRACK.slice(0, 49)
        .map(
          ({ at, lat, lon }) =>
            `<trkpt lat="${lat}" lon="${lon}"><time>${new Date(at.getTime() + hours * 3_600_000).toISOString()}</time></trkpt>`,
        )
        .join('')}</trkseg></trk>`;
    const made = await uploaded(
      ctx,
      `<gpx>${track('T-9', 0)}${track('Tuesday', 0)}${track('t 9', 48)}</gpx>`,
      {
        name: 'tracks.gpx',
      },
    );
    must(await mapImport(ctx, made.id, { kind: 'positions', options: { equipmentId: other } }));
    expect((await runStep(ctx, made.id)).counts).toMatchObject({ good: 3 });
    await accepted(ctx, made.id);
    expect((await tripsOf(ctx)).map((trip) => trip.equipment?.unit).sort()).toEqual(['42', 'T-9', 'T-9']);
  });

  it('are the same trips when they come again, and go with their trips when the import is undone', async () => {
    const ctx = await fleet();
    const text = `${HEADER}\n${csvOf(TRACK, '42').join('\n')}\n`;
    const made = await checked(ctx, text);
    await accepted(ctx, made.id);
    expect((await checked(ctx, text)).counts).toEqual({ duplicate: 3 });
    await undone(ctx, made.id);
    expect(await tripsOf(ctx)).toEqual([]);
    expect(await prisma.trackPosition.count({ where: { importId: made.id } })).toBe(0);
    expect(await prisma.tripTrack.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(0);
  });
});
