import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const app = await startApp();
const dana = await signedIn(app);
const guest = new Visitor(app.origin);

const json = async <T>(path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.origin + path, { headers });
  return { status: response.status, body: (await response.json()) as T };
};
interface Item {
  id: number;
  title: string;
  short_description: string;
  description?: string;
  content?: string;
  viewed: boolean;
  views: number;
  counter: number;
}

describe('features', () => {
  it('are listed for everybody, each with its own page', async () => {
    const { html, headers } = await guest.get('/mileage/features');
    expect(html.match(/class="feature-card"/g)?.length).toBeGreaterThanOrEqual(8);
    expect(html.includes('Schedule a complimentary 30-minutes one-on-one training session')).toBe(true);
    expect(headers.get('cache-control')).toContain('public');
    const { body } = await json<{ data: Item[] }>('/api/features');
    const page = await guest.get(`/mileage/features/${body.data[0]?.id}`);
    expect(page.html.includes(`<h1>${body.data[0]?.title}</h1>`)).toBe(true);
  });

  it('carry their actions as links: a handler to its page, a path to the path', async () => {
    const { body } = await json<{ data: Item[] }>('/api/features');
    const miles = body.data.find((item) => item.title.startsWith('Miles by state'));
    expect(miles?.description).toContain('data-action="@add-trip"');
    const { html } = await guest.get(`/mileage/features/${miles?.id}`);
    expect(html.includes('<a class="button" href="/mileage/trips-fuel/trips/new">Add a trip</a>')).toBe(true);
    expect(html.includes('<a href="/mileage/calculator">')).toBe(true);
    expect(html.includes('data-action')).toBe(false);
  });

  it('are marked as viewed for the person who opened one, and for nobody else', async () => {
    const erin = await signedIn(app);
    const { body } = await json<{ data: Item[] }>('/api/features', dana.bearer);
    const [first, second] = body.data as [Item, Item];
    expect([first.viewed, second.viewed]).toEqual([false, false]);
    const viewed = await json<{ data: Item }>(`/api/features/view/${first.id}`, dana.bearer);
    expect(viewed.body.data).toMatchObject({ viewed: true, views: first.views + 1 });
    await dana.visitor.get(`/mileage/features/${second.id}`);
    const after = await json<{ data: Item[] }>('/api/features', dana.bearer);
    expect(after.body.data.filter((item) => item.viewed).map((item) => item.id)).toEqual([
      first.id,
      second.id,
    ]);
    const theirs = await json<{ data: Item[] }>('/api/features', erin.bearer);
    expect(theirs.body.data.some((item) => item.viewed)).toBe(false);
    expect((await dana.visitor.get('/mileage/features')).html.match(/>Seen</g)).toHaveLength(2);
  });

  it('know no id that is not there', async () => {
    for (const id of ['0', '999999', '99999999999', 'x', '1%27']) {
      expect((await json(`/api/features/view/${id}`)).status, id).toBe(404);
      expect((await guest.get(`/mileage/features/${id}`)).status, id).toBe(404);
    }
    // A tutorial is no feature.
    const { body } = await json<{ data: Item[] }>('/api/tutorials');
    expect((await json(`/api/features/view/${body.data[0]?.id}`)).status).toBe(404);
  });
});

describe('tutorials', () => {
  it('are at least twelve, each with steps or a table, and lead to one another', async () => {
    const { body } = await json<{ data: Item[] }>('/api/tutorials');
    expect(body.data.length).toBeGreaterThanOrEqual(12);
    for (const item of body.data) {
      const whole = await json<{ data: Item }>(`/mileage/api/tutorials/view/${item.id}`);
      expect(/<ol>|<table>/.test(whole.body.data.content ?? ''), item.title).toBe(true);
      expect((whole.body.data.content ?? '').length, item.title).toBeGreaterThan(400);
    }
    const second = await guest.get(`/mileage/tutorials/${body.data[1]?.id}`);
    expect(second.html).toContain('href="/mileage/tutorials/first-quarter" rel="prev"');
    expect(second.html).toContain('href="/mileage/tutorials/correct-miles" rel="next"');
  });

  it('count a view by the page and by /counter, not by reading', async () => {
    const { body } = await json<{ data: Item[] }>('/api/tutorials');
    const id = body.data[3]?.id as number;
    const before = (await json<{ data: Item }>(`/api/tutorials/view/${id}`)).body.data.counter;
    expect(
      (await json<{ data: { counter: number } }>(`/api/tutorials/view/${id}/counter`)).body.data,
    ).toEqual({ id, counter: before + 1 });
    await guest.get(`/mileage/tutorials/${id}`);
    expect((await json<{ data: Item }>(`/api/tutorials/view/${id}`)).body.data.counter).toBe(before + 2);
  });

  it('are marked as read by /update for who is signed in, and ask guests to sign in', async () => {
    const { body } = await json<{ data: Item[] }>('/api/tutorials');
    const id = body.data[5]?.id as number;
    expect((await json(`/api/tutorials/view/${id}/update`)).status).toBe(401);
    expect(
      (await json<{ data: Item }>(`/api/tutorials/view/${id}/update`, dana.bearer)).body.data.viewed,
    ).toBe(true);
    expect((await dana.visitor.get('/mileage/tutorials')).html.includes('>Read<')).toBe(true);
    expect((await json('/api/tutorials/view/999999/update', dana.bearer)).status).toBe(404);
    expect((await json('/api/tutorials/view/999999/counter')).status).toBe(404);
  });
});

describe('the questions', () => {
  it('come from the database with an anchor each and the same data for search engines', async () => {
    await dana.db.contentItem.updateMany({
      where: { kind: 'faq', slug: 'what-is-ifta' },
      data: { title: 'What is IFTA, </script> really?', edition: null },
    });
    const { html } = await guest.get('/mileage/faq');
    expect(html.match(/id="faq-[\w-]+"/g)).toHaveLength(32);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const faq = JSON.parse(data) as { '@type': string; mainEntity: { name: string }[] };
    expect(faq['@type']).toBe('FAQPage');
    expect(faq.mainEntity).toHaveLength(32);
    expect(faq.mainEntity[0]?.name).toBe('What is IFTA, </script> really?');
  });
});
