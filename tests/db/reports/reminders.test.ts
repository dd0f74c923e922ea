import { describe, expect, it } from 'vitest';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { chooseReminders, remindOfFilings } from '~/areas/returns/remind-of-filings.server';
import { sendMail } from '~/areas/mail/send-mail.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { reminderStep } from '~/areas/returns/rules/reminders';
import { testClock, testContext, testMailer } from '../../factories/context';
import { giveThreeStates } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const DAY = 86_400_000;

const mailsTo = (userId: string) =>
  database.prisma.mailMessage.findMany({
    where: { userId, kind: 'filing-reminder' },
    orderBy: { createdAt: 'asc' },
  });

describe('reminders', () => {
  it('come 30, 7 and 1 days before the due date, once each, also where a day was missed', async () => {
    const me = await makeAccount(database.prisma, { legalName: 'Sutter & Sons' });
    await giveThreeStates(me.scope);
    // Q3 2026 is due Monday, November 2.
    const clock = testClock('2026-10-02T14:00:00Z');
    const ctx = testContext(me.system, { clock });
    await remindOfFilings(ctx);
    expect(await mailsTo(me.userId)).toEqual([]);
    clock.advance(DAY);
    await remindOfFilings(ctx);
    await remindOfFilings(ctx);
    clock.advance(24 * DAY); // the day itself was missed: six days are left
    await remindOfFilings(ctx);
    clock.advance(5 * DAY);
    await remindOfFilings(ctx);
    clock.advance(2 * DAY); // the due date has passed
    await remindOfFilings(ctx);
    const mails = await mailsTo(me.userId);
    expect(mails.map((mail) => (mail.params as { when: string }).when)).toEqual([
      'in 30 days',
      'in 6 days',
      'tomorrow',
    ]);
    expect(mails[0]?.params).toMatchObject({
      quarter: 'Q3 2026',
      dueDate: 'November 2, 2026',
      state: 'Ready to file',
      amount: 'Tax due $29.25',
      blockers: [],
    });
  });

  it('say what the message must say, with the way to turn them off', async () => {
    const me = await makeAccount(database.prisma);
    await giveThreeStates(me.scope);
    await remindOfFilings(testContext(me.system, { clock: testClock('2026-11-01T14:00:00Z') }));
    const [message] = await mailsTo(me.userId);
    const mail = testMailer();
    await sendMail(testContext(me.system, { mail }), { messageId: message!.id, isLastAttempt: false });
    expect(mail.sent[0]?.subject).toContain('due tomorrow');
    expect(mail.sent[0]?.text).toContain('/mileage/reports/filing?q=20263');
    expect(mail.sent[0]?.text).toContain('/mileage/reports/filings');
  });

  it('do not come for a quarter that is filed, to people who do not want them, or to unconfirmed addresses and viewers', async () => {
    const filed = await makeAccount(database.prisma);
    await giveThreeStates(filed.scope);
    await fileQuarter(
      testContext(filed.scope),
      parseQuarterKey(20263)!,
      { filedOn: '2026-10-20' },
      '2026-10-20',
    );
    const quiet = await makeAccount(database.prisma);
    await giveThreeStates(quiet.scope);
    await chooseReminders(testContext(quiet.scope), false);
    const unconfirmed = await makeAccount(database.prisma, {
      carrierId: quiet.carrierId,
      emailVerified: false,
    });
    const viewer = await makeAccount(database.prisma, { carrierId: quiet.carrierId, role: 'viewer' });
    // Without a license and without records nobody knows of a return.
    const idle = await makeAccount(database.prisma, { isBare: true });
    await remindOfFilings(testContext(filed.system, { clock: testClock('2026-11-01T14:00:00Z') }));
    for (const person of [filed, quiet, unconfirmed, viewer, idle])
      expect(await mailsTo(person.userId)).toEqual([]);
    await chooseReminders(testContext(quiet.scope), true);
    await remindOfFilings(testContext(filed.system, { clock: testClock('2026-11-01T14:00:00Z') }));
    expect(await mailsTo(quiet.userId)).toHaveLength(1);
  });

  it('know their steps', () => {
    expect([31, 30, 8, 7, 2, 1, 0, -1].map(reminderStep)).toEqual([null, 30, 30, 7, 7, 1, 1, null]);
  });
});
