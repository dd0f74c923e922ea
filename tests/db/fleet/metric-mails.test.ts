import { describe, expect, it } from 'vitest';
import type { MailKind } from '~/areas/mail/kinds';
import { sendMail } from '~/areas/mail/send-mail.server';
import { remindOfFilings } from '~/areas/returns/remind-of-filings.server';
import { tellOfNewRates } from '~/areas/returns/tell-of-new-rates.server';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { testClock, testContext, testMailer } from '../../factories/context';
import { giveRates, giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';
import { usUnitsIn } from '../../factories/us-units';

const { prisma } = await testDatabase();

/** A carrier of Ontario with a truck that burned no fuel, trips without a route and without a unit, and energy in two units. */
async function ontario() {
  const me = await makeAccount(prisma, { baseJurisdiction: 'ON' });
  await prisma.carrier.update({ where: { id: me.carrierId }, data: { units: 'metric' } });
  await giveRates(me.scope, 20263, [
    { jurisdiction: 'ON', rate: '0.9999', cad: '0.1430' },
    { jurisdiction: 'ON', fuel: 'electricity', rate: '0.9999', cad: '0.1430' },
  ]);
  await giveRecords(me.scope, {
    units: [{ unit: '7' }, { unit: '8', fuelType: 'electricity' }, { unit: '9', fuelType: 'gasoline' }],
    trips: [
      { unit: '7', date: '2026-07-06', miles: { ON: 6_000 } },
      { unit: '8', date: '2026-07-06', miles: { ON: 600 } },
      { unit: '9', date: '2026-07-06', miles: { ON: 600, OR: 300 } },
      { unit: '7', date: '2026-07-07', miles: {}, status: 'pending' },
      { unit: '7', date: '2026-07-08', miles: {}, status: 'error' },
      { unit: null, date: '2026-07-09', miles: { ON: 100 } },
    ],
    fuel: [
      { unit: '7', date: '2026-07-06', state: 'ON', quantity: '100', fuelUnit: 'litre' },
      {
        unit: '8',
        date: '2026-07-06',
        state: 'ON',
        quantity: '900',
        fuelUnit: 'kwh',
        fuelType: 'electricity',
      },
    ],
  });
  return me;
}

async function sentTo(userId: string, kind: MailKind) {
  const kept = await prisma.mailMessage.findMany({ where: { userId, kind } });
  const mail = testMailer();
  for (const { id } of kept)
    await sendMail(testContext((await makeAccount(prisma)).system, { mail }), {
      messageId: id,
      isLastAttempt: false,
    });
  return mail.sent.map(({ subject, text }) => `${subject}\n${text}`.replace('mileage', ''));
}

describe('to a carrier that records in kilometers and liters', () => {
  it('the reminder of a return names what is missing in its units', async () => {
    const me = await ontario();
    await remindOfFilings(testContext(me.system, { clock: testClock('2026-11-01T14:00:00Z') }));
    const [text = '', ...more] = await sentTo(me.userId, 'filing-reminder');
    expect(more).toEqual([]);
    expect(text).toContain('the kilometers are not in this report yet');
    expect(text).toContain('taxes electricity by liters, and the fuel is entered in kilowatt-hours');
    expect(usUnitsIn(text)).toEqual([]);
  });

  it('the word of new rates after the filing has none in miles or gallons', async () => {
    const me = await makeAccount(prisma, { baseJurisdiction: 'ON' });
    await prisma.carrier.update({ where: { id: me.carrierId }, data: { units: 'metric' } });
    await giveRates(me.scope, 20263, [{ jurisdiction: 'ON', rate: '0.9999', cad: '0.1430' }]);
    await giveRecords(me.scope, {
      units: [{ unit: '7' }],
      trips: [{ unit: '7', date: '2026-07-06', miles: { ON: 600 } }],
      fuel: [{ unit: '7', date: '2026-07-06', state: 'ON', quantity: '400', fuelUnit: 'litre' }],
    });
    const filed = await fileQuarter(
      testContext(me.scope),
      parseQuarterKey(20263)!,
      { filedOn: '2026-11-02' },
      '2026-11-21',
    );
    expect(filed).toMatchObject({ ok: true });
    await giveRates(me.scope, 20263, [{ jurisdiction: 'ON', rate: '0.9999', cad: '0.1530' }]);
    await tellOfNewRates(testContext(me.system), {
      quarterKey: 20263,
      revision: 2,
      moved: ['ON'],
      becameFinal: false,
    });
    const sent = await sentTo(me.userId, 'rates-moved');
    expect(sent.length).toBe(1);
    expect(usUnitsIn(sent.join('\n'))).toEqual([]);
  });
});
