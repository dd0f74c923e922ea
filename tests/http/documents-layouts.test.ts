import { describe, expect, it } from 'vitest';
import { pdfOfLines } from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { uploadedPaper } from '../factories/uploaded-paper';
import { paths } from '~/routes';
import type { ReadConfirmation } from '~/reading/reading';

const app = await startApp();
const list = paths.documents();

const paper = (folder: string, sum: string) =>
  pdfOfLines([
    'Grayling Freight Desk',
    'Carrier orders',
    `Folder ${folder}`,
    '',
    'Pickup: ACME Foods',
    '100 Main St',
    'Dallas, TX 75201',
    'Date: 09/14/2026 08:00',
    '',
    'Delivery: Big Box DC',
    '200 Center Ave',
    'Memphis, TN 38103',
    'Date: 09/15/2026 14:00',
    '',
    `Wheel money $${sum}`,
    'Drive with care',
    'Call the desk at night',
  ]);

const read = (person: SignedIn, name: string, bytes: Buffer) => uploadedPaper(app, person, name, bytes);

const FIELDS = {
  intent: 'make',
  date: '09/14/2026',
  endDate: '09/15/2026',
  equipmentId: '',
  notes: '',
  'stops.0.city': 'Dallas',
  'stops.0.state': 'TX',
  'stops.0.zip': '75201',
  'stops.1.city': 'Memphis',
  'stops.1.state': 'TN',
  'stops.1.zip': '38103',
};

/** Stops named in words that the rules do not know. */
const yards = (load: string, from: string[], to: string[], more: string[] = []) =>
  pdfOfLines([
    'Ferndale Freight Desk',
    `Load # ${load}`,
    '',
    'Truck starts at the yard of',
    ...from,
    'Date: 09/14/2026 08:00',
    '',
    'Truck ends at the yard of',
    ...to,
    'Date: 09/15/2026 14:00',
    '',
    ...more,
    '',
    'Total: $1,850.00',
    'Drive with care',
    'Call the desk at night',
  ]);

const placesOf = (reading: unknown): string[] =>
  (reading as ReadConfirmation).stops.map(({ role, city, zip }) => `${role} ${city} ${zip}`);

const activated = async (): Promise<SignedIn> => {
  const person = await signedIn(app);
  await person.visitor.post(list, { intent: 'activate' });
  return person;
};

describe('what a person puts right on a paper', { timeout: 120_000 }, () => {
  it('is read on the next paper of its layout, doubted once, named and forgotten', async () => {
    const person = await activated();
    const empty = await person.visitor.get(paths.accountLayouts());
    expect(empty.html.includes('Nothing learned yet')).toBe(true);

    const first = await read(person, 'first.pdf', paper('G-4471', '1,850.00'));
    // Taken under words that no rule knows, and asked about: what a person lets stand of it is learned too.
    expect(first.status).toBe('review');
    expect(first.reading.flags.map(({ doubt }) => doubt)).toEqual(['rate-unnamed', 'number-unnamed']);
    const wrong = await person.visitor.post(paths.document(first.id), {
      ...FIELDS,
      reference: 'G-4471',
      rate: 'much',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html.includes('Type the rate in dollars, such as 1850.00.')).toBe(true);
    expect(await person.db.paperLayout.count({ where: { carrierId: person.carrierId } })).toBe(0);
    await person.visitor.post(paths.document(first.id), {
      ...FIELDS,
      reference: 'G-4471',
      rate: '$1,850.00',
    });
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(1);
    const corrected = await person.db.document.findFirstOrThrow({ where: { id: first.id } });
    expect(corrected.reading).toMatchObject({ loadNumber: 'G-4471', rateCents: 185_000 });

    const second = await read(person, 'second.pdf', paper('G-4502', '2,140.50'));
    expect(second.status).toBe('review');
    expect(second.reading).toMatchObject({ loadNumber: 'G-4502', rateCents: 214_050 });
    expect(second.reading.flags.map(({ doubt }) => doubt)).toEqual(['learned', 'learned']);
    const review = await person.visitor.get(paths.document(second.id));
    expect(review.html.includes('value="G-4502"')).toBe(true);
    expect(review.html.includes('value="2140.50"')).toBe(true);
    expect(review.html.includes('This paper has the layout')).toBe(true);
    await person.visitor.post(paths.document(second.id), {
      ...FIELDS,
      reference: 'G-4502',
      rate: '2140.50',
    });

    // A person has let both stand: from now on they are no doubt of their own.
    const third = await read(person, 'third.pdf', paper('G-4533', '990.00'));
    expect(third.status).toBe('ready');
    expect(third.reading).toMatchObject({ loadNumber: 'G-4533', rateCents: 99_000 });
    const odd = await read(person, 'odd.pdf', paper('see portal', '990.00'));
    expect(odd.status).toBe('review');
    expect(odd.reading.flags.map(({ doubt }) => doubt)).toEqual(['learned-lost']);

    const layout = await person.db.paperLayout.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    const page = await person.visitor.get(paths.accountLayouts());
    expect(page.html.includes('Used on 3 papers')).toBe(true);
    expect(page.html.includes('FOLDER')).toBe(true);
    const nameless = await person.visitor.post(paths.accountLayouts(), { layoutId: layout.id, name: ' ' });
    expect(nameless.status).toBe(422);
    const named = await person.visitor.post(paths.accountLayouts(), {
      layoutId: layout.id,
      name: 'Grayling, Boise desk',
    });
    expect(named.html.includes('Grayling, Boise desk')).toBe(true);
    const gone = await person.visitor.post(paths.accountLayouts(), { intent: 'forget', layoutId: layout.id });
    expect(gone.html.includes('Nothing learned yet')).toBe(true);
    const after = await read(person, 'after.pdf', paper('G-4571', '1,000.00'));
    expect(after.reading.flags.map(({ doubt }) => doubt)).toEqual(['rate-unnamed', 'number-unnamed']);
    expect(after.reading.learned).toBeUndefined();
  });

  it('reads the stops of the next paper by the words at them, doubted once, shown and forgotten', async () => {
    const person = await activated();
    const [dallas, memphis, omaha] = [
      ['ACME Foods', '100 Main St', 'Dallas, TX 75201'],
      ['Big Box DC', '200 Center Ave', 'Memphis, TN 38103'],
      ['Prairie Mills', '77 Elevator Ln', 'Omaha, NE 68102'],
    ];
    const first = await read(person, 'first.pdf', yards('4471', dallas!, memphis!));
    expect(first.reading.stops).toEqual([]);
    await person.visitor.post(paths.document(first.id), { ...FIELDS, reference: '4471', rate: '1850' });
    const corrected = await person.db.document.findFirstOrThrow({ where: { id: first.id } });
    expect(placesOf(corrected.reading)).toEqual(['pickup Dallas 75201', 'delivery Memphis 38103']);

    const second = await read(person, 'second.pdf', yards('4502', omaha!, dallas!));
    expect(placesOf(second.reading)).toEqual(['pickup Omaha 68102', 'delivery Dallas 75201']);
    expect(second.reading.flags.map(({ doubt }) => doubt)).toEqual(['stops-learned']);
    const review = await person.visitor.get(paths.document(second.id));
    expect(review.html.includes('value="Omaha"')).toBe(true);
    expect(review.html.includes('compare them with the page')).toBe(true);
    await person.visitor.post(paths.document(second.id), {
      ...FIELDS,
      reference: '4502',
      rate: '1850',
      'stops.0.city': 'Omaha',
      'stops.0.state': 'NE',
      'stops.0.zip': '68102',
      'stops.1.city': 'Dallas',
      'stops.1.state': 'TX',
      'stops.1.zip': '75201',
    });

    // A person has let them stand with their days: from now on they are no doubt of their own.
    const third = await read(person, 'third.pdf', yards('4533', memphis!, omaha!));
    expect(third.status).toBe('ready');
    expect(placesOf(third.reading)).toEqual(['pickup Memphis 38103', 'delivery Omaha 68102']);
    // One more address than the papers had: it may be a stop.
    const more = await read(
      person,
      'more.pdf',
      yards('4544', memphis!, omaha!, ['And by way of', ...dallas!]),
    );
    expect(more.status).toBe('review');
    const layouts = await person.visitor.get(paths.accountLayouts());
    expect(layouts.html.includes('TRUCK STARTS AT THE YARD OF')).toBe(true);
    const [layout] = await person.db.paperLayout.findMany({ where: { carrierId: person.carrierId } });
    await person.visitor.post(paths.accountLayouts(), { intent: 'forget', layoutId: layout!.id });
    const after = await read(person, 'after.pdf', yards('4555', omaha!, memphis!));
    expect(after.reading.stops).toEqual([]);
  });

  it('is known from then on where the roles of stops were inferred and let stand', async () => {
    const person = await activated();
    // "Load # 1" may be the first of the stops that load: then the other one unloads.
    const first = await read(person, 'first.pdf', yards('1', ['Dallas, TX 75201'], ['Memphis, TN 38103']));
    expect(placesOf(first.reading)).toEqual(['pickup Dallas 75201', 'delivery Memphis 38103']);
    expect(first.reading.flags.map(({ doubt }) => doubt)).toEqual(['roles']);
    await person.visitor.post(paths.document(first.id), { ...FIELDS, reference: '1', rate: '1850' });

    const second = await read(person, 'second.pdf', yards('2', ['Memphis, TN 38103'], ['Dallas, TX 75201']));
    expect(placesOf(second.reading)).toEqual(['pickup Memphis 38103', 'delivery Dallas 75201']);
    // The number of the load was put right too.
    expect(second.reading.flags.map(({ doubt }) => doubt)).toEqual(['stops-learned', 'learned']);
    await person.visitor.post(paths.document(second.id), {
      ...FIELDS,
      reference: '2',
      rate: '1850',
      'stops.0.city': 'Memphis',
      'stops.0.state': 'TN',
      'stops.0.zip': '38103',
      'stops.1.city': 'Dallas',
      'stops.1.state': 'TX',
      'stops.1.zip': '75201',
    });

    const third = await read(person, 'third.pdf', yards('3', ['Omaha, NE 68102'], ['Dallas, TX 75201']));
    expect(third.status).toBe('ready');
    expect(placesOf(third.reading)).toEqual(['pickup Omaha 68102', 'delivery Dallas 75201']);
  });

  it('is the own of its carrier, and a viewer changes nothing', async () => {
    const person = await activated();
    const { id } = await read(person, 'first.pdf', paper('G-4471', '1,850.00'));
    await person.visitor.post(paths.document(id), { ...FIELDS, reference: 'G-4471', rate: '1850' });
    const layout = await person.db.paperLayout.findFirstOrThrow({ where: { carrierId: person.carrierId } });

    const other = await activated();
    const page = await other.visitor.get(paths.accountLayouts());
    expect(page.html.includes('Nothing learned yet')).toBe(true);
    const theirs = await read(other, 'theirs.pdf', paper('G-4502', '2,140.50'));
    expect(theirs.reading.learned).toBeUndefined();
    expect(theirs.reading.flags.map(({ doubt }) => doubt)).toEqual(['rate-unnamed', 'number-unnamed']);
    const taken = await other.visitor.post(paths.accountLayouts(), { intent: 'forget', layoutId: layout.id });
    expect(taken.status).toBe(404);
    const named = await other.visitor.post(paths.accountLayouts(), { layoutId: layout.id, name: 'Mine' });
    expect(named.status).toBe(404);

    const viewer = await signedIn(app, { carrierId: person.carrierId, role: 'viewer' });
    expect((await viewer.visitor.get(paths.accountLayouts())).html.includes('Forget')).toBe(false);
    const refused = await viewer.visitor.post(paths.accountLayouts(), {
      intent: 'forget',
      layoutId: layout.id,
    });
    expect(refused.status).toBe(403);
    expect(await person.db.paperLayout.count({ where: { id: layout.id } })).toBe(1);
  });

  it('goes with a paper into the trash and comes back with it', async () => {
    const person = await activated();
    const { id } = await read(person, 'first.pdf', paper('G-4471', '1,850.00'));
    expect(await person.db.documentText.count({ where: { documentId: id } })).toBe(1);
    await person.visitor.post(list, { intent: 'remove', id });
    expect(await person.db.documentText.count({ where: { documentId: id } })).toBe(0);
    const kept = await person.db.trashItem.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    const trash = await person.visitor.get(paths.accountTrash());
    expect(trash.html.includes('first.pdf')).toBe(true);
    await person.visitor.post(paths.accountTrash(), { batch: kept.batchId, to: list });
    expect(await person.db.documentText.count({ where: { documentId: id } })).toBe(1);
  });
});
