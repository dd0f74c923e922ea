import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveThreeStates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';
import { QUARTER_QUESTIONS } from '~/areas/returns/rules/interview';

const app = await startApp();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const at = (question: string) => `/mileage/reports/interview/${question}?q=20263`;
const FILING = '/mileage/reports/filing?q=20263';
const FILE = { intent: 'file', then: 'file', filedOn: '2026-11-02' };

describe('the questions before a quarter is filed, without scripts', () => {
  it('are asked one a screen, kept with who and when, and are on the return that was filed', async () => {
    const me = await signedIn(app, { name: 'Dana Driver' });
    await giveThreeStates(me.scope);
    const report = await me.visitor.get('/mileage/reports?q=20263');
    expect(report.html).toContain('href="/mileage/reports/interview?q=20263"');
    const start = await me.visitor.get('/mileage/reports/interview?q=20263');
    expect(textOf(start.html)).toContain('0 of 8 answered.');
    expect(start.html).toMatch(/href="\/mileage\/reports\/interview\/trucks\?q=20263"[^>]*>Begin/);
    const first = await me.visitor.get(at('trucks'));
    expect(textOf(first.html)).toContain('question 1 of 8');
    expect(textOf(first.html)).toContain('What the records say');

    const nothing = await me.visitor.post(at('trucks'), { note: 'as typed' });
    expect(nothing.status).toBe(422);
    expect(nothing.html).toMatch(/<title>Error: /);
    expect(nothing.html).toContain('Choose an answer.');
    expect(nothing.html).toContain('as typed');
    const noNote = await me.visitor.post(at('receipts'), { answer: 'open', note: '' });
    expect(noNote.html).toMatch(/id="note-error"[^>]*>.*Say what is still to be done/);
    expect(noNote.html).toMatch(/value="open"[^>]*checked|checked[^>]*value="open"/);

    for (const question of QUARTER_QUESTIONS)
      await me.visitor.post(at(question), { answer: 'done', note: question === 'credit' ? 'none left' : '' });
    const open = await me.visitor.post(at('receipts'), { answer: 'open', note: 'Two from Tulsa' });
    expect(open.url).toContain('/interview/permits');
    const all = textOf((await me.visitor.get('/mileage/reports/interview?q=20263')).html);
    expect(all).toContain('All answered, 1 still to do.');
    expect(all).toMatch(/Two from Tulsa Dana Driver, \d\d\/\d\d\/\d{4}/);
    expect(textOf((await me.visitor.get(FILING)).html)).toContain(
      'Before you file : 8 of 8 questions answered, 1 still to do',
    );

    await me.visitor.post(FILING, FILE);
    const filed = textOf((await me.visitor.get('/mileage/reports/filings/20263/1')).html);
    expect(filed).toContain('Answered before filing');
    expect(filed).toMatch(/No, some are missing : Two from Tulsa \( Dana Driver, /);
    expect((await me.visitor.post(at('receipts'), { answer: 'done' })).status).toBe(409);
    expect(textOf((await me.visitor.get(at('receipts'))).html)).toContain('Its return keeps the answers.');
    // What was filed keeps what was said then.
    await me.visitor.post(FILING, { intent: 'reopen', reason: 'Receipts found' });
    await me.visitor.post(at('receipts'), { answer: 'done' });
    expect(textOf((await me.visitor.get('/mileage/reports/filings/20263/1')).html)).toContain(
      'Two from Tulsa',
    );
    expect((await me.visitor.get(at('nothing'))).status).toBe(404);
  });

  it('are not answered by who may only look, nor for another carrier', async () => {
    const owner = await signedIn(app);
    await owner.visitor.post(at('trucks'), { answer: 'open', note: 'Unit 12 of ours' });
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    const page = await viewer.visitor.get(at('trucks'));
    expect(page.html).toContain('Unit 12 of ours');
    expect(page.html).not.toContain('Save and continue');
    expect((await viewer.visitor.post(at('trucks'), { answer: 'done' })).status).toBe(403);
    const other = await signedIn(app);
    expect((await other.visitor.get(at('trucks'))).html).not.toContain('Unit 12 of ours');
    await other.visitor.post(at('trucks'), { answer: 'done' });
    expect(await owner.db.quarterAnswer.findMany({ where: { carrierId: owner.carrierId } })).toMatchObject([
      { question: 'trucks', answer: 'open' },
    ]);
  });
});
