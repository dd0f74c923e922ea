import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { uploadedPaper } from '../factories/uploaded-paper';
import { pdfOfLines } from '../fixtures/rate-confirmations/small-pdf';
import { paths } from '~/routes';

const app = await startApp();

const PAPER = pdfOfLines([
  'RATE CONFIRMATION',
  'Folder 77-4471',
  '',
  'Pickup: ACME FOODS',
  '100 MAIN ST',
  'DALLAS, TX 75201',
  'Date: 09/14/2026 08:00',
  '',
  'Ends at the yard of',
  'BIG BOX DC',
  '200 CENTER AVE',
  'MEMPHIS, TN 38103',
  'Be there 09/15/2026 14:00',
  '',
  'Hauler gets $1,850.00',
]);

/** What the button of a line sends. */
const placeOf = (html: string, text: string): string => {
  const button = (html.match(/<button[^>]*name="line"[^>]*>/g) ?? []).find((one) =>
    one.includes(`aria-label="Use “${text}”"`),
  );
  return /value="([^"]*)"/.exec(button ?? '')?.[1] ?? '';
};

const valueOf = (html: string, name: string): string => {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /value="([^"]*)"/.exec(input)?.[1] ?? '';
};

const FIELDS = {
  date: '2026-09-14',
  endDate: '',
  equipmentId: '',
  reference: 'TYPED',
  notes: 'Call first',
  rate: '',
  'stops.0.city': 'Dallas',
  'stops.0.state': 'TX',
  'stops.0.zip': '75201',
  'stops.0.read': '0',
  'stops.1.city': '',
  'stops.1.state': '',
  'stops.1.zip': '',
  'stops.1.read': '',
};

describe('the lines of a paper without scripts', { timeout: 90_000 }, () => {
  it('fill the chosen field and keep what was typed', async () => {
    const person = await signedIn(app);
    const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
    const { html } = await person.visitor.get(paths.document(id));
    const pick = (target: string, text: string) =>
      person.visitor.post(paths.document(id), { ...FIELDS, target, line: placeOf(html, text) });

    for (const text of ['BIG BOX DC', '200 CENTER AVE', 'MEMPHIS, TN 38103']) {
      const filled = await pick('stops.1', text);
      expect(filled.status).toBe(200);
      expect(valueOf(filled.html, 'stops\\.1\\.city')).toBe('Memphis');
      expect(valueOf(filled.html, 'stops\\.1\\.zip')).toBe('38103');
      expect(valueOf(filled.html, 'reference')).toBe('TYPED');
      expect(filled.html.includes('Stop 2: Memphis, TN 38103')).toBe(true);
    }
    const added = await pick('stops.2', 'MEMPHIS, TN 38103');
    expect(valueOf(added.html, 'stops\\.2\\.city')).toBe('Memphis');
    expect(valueOf((await pick('endDate', 'Be there 09/15/2026 14:00')).html, 'endDate')).toBe('2026-09-15');
    expect(valueOf((await pick('reference', 'Folder 77-4471')).html, 'reference')).toBe('77-4471');
    expect(valueOf((await pick('rate', 'Hauler gets $1,850.00')).html, 'rate')).toBe('1850.00');
    const nothing = await pick('rate', 'RATE CONFIRMATION');
    expect(nothing.html.includes('No sum in “RATE CONFIRMATION”. Pick another line.')).toBe(true);
    expect(valueOf(nothing.html, 'reference')).toBe('TYPED');
    const aside = await person.visitor.post(paths.document(id), { ...FIELDS, target: 'rate', line: '999:9' });
    expect(aside.html.includes('This line was not found on the page.')).toBe(true);
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('leads from one thing to check to the next by links', async () => {
    const person = await signedIn(app);
    const lines = [
      'Load # L9',
      'Pickup: ACME',
      'Dallas, TX 75201',
      '',
      'Delivery: Big Box',
      'Memphis, TN 10001',
    ];
    const { id } = await uploadedPaper(app, person, 'doubts.pdf', pdfOfLines(lines));
    const { html } = await person.visitor.get(paths.document(id));
    const doubts = [...html.matchAll(/id="doubt-(\d)" data-field="([^"]+)"/g)].map(([, nth, field]) => [
      nth,
      field,
    ]);
    expect(doubts).toEqual([
      ['1', 'date'],
      ['2', 'endDate'],
      ['3', 'stops-1-zip'],
    ]);
    expect((html.match(/href="#doubt-[123]"/g) ?? []).sort()).toEqual([
      'href="#doubt-1"',
      'href="#doubt-2"',
      'href="#doubt-3"',
    ]);
  });

  it('are shown larger by a button that keeps what was typed, by a link once there is a trip', async () => {
    const person = await signedIn(app);
    const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
    const first = await person.visitor.get(paths.document(id));
    expect(/formaction="\?zoom=150#document"/i.test(first.html)).toBe(true);
    const larger = await person.visitor.post(`${paths.document(id)}?zoom=150`, { ...FIELDS, intent: 'zoom' });
    expect(larger.html.includes('document-sheet-150')).toBe(true);
    expect(larger.html.includes('pages/1?size=large"')).toBe(true);
    expect(valueOf(larger.html, 'reference')).toBe('TYPED');
    await person.visitor.post(paths.document(id), {
      ...FIELDS,
      intent: 'make',
      'stops.1.city': 'Memphis',
      'stops.1.state': 'TN',
    });
    const made = await person.visitor.get(`${paths.document(id)}?zoom=none`);
    expect(made.html.includes('href="?zoom=150#document"')).toBe(true);
    expect(made.html.includes('document-sheet-100')).toBe(true);
    expect(made.html.includes('name="line"')).toBe(false);
    const size = async (query: string) =>
      (
        await fetch(`${app.origin}${paths.document(id)}/pages/1${query}`, {
          headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
        }).then((answer) => answer.arrayBuffer())
      ).byteLength;
    expect(await size('?size=large')).toBeGreaterThan(await size(''));
  });

  it('of a paper of another carrier are nobody else’s', async () => {
    const person = await signedIn(app);
    const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
    const other = await signedIn(app);
    const asked = await other.visitor.post(paths.document(id), { ...FIELDS, target: 'rate', line: '1:0' });
    expect(asked.status).toBe(404);
  });
});
