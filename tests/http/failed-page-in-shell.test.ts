import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const support = 'help@line.example';
// The page of error 500 is asked for on purpose, and logged as one.
const app = await startApp({ expectErrors: true, env: { SUPPORT_EMAIL: support } });
const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
const missing = '/mileage/trips-fuel/trips/999999';

describe('an error page', () => {
  it.each([
    ['of a record that is not there', missing, 404, 'Oops! You&#x27;re lost.'],
    ['of an address that nothing answers', '/mileage/nowhere/at/all', 404, 'Oops! You&#x27;re lost.'],
    ['of what only administrators may see', '/mileage/403', 403, 'Sorry! Access denied :('],
    ['of a failure', '/mileage/500', 500, 'Houston, we have a problem!'],
  ])('%s keeps the shell of a signed-in person and names support', async (_what, path, status, title) => {
    const person = await signedIn(app);
    const page = await person.visitor.get(path);
    expect(page.status).toBe(status);
    expect(page.html).toContain(`<h1>${title}</h1>`);
    expect(page.html).toContain('aria-label="Main"');
    expect(page.html).toContain(person.email);
    expect(page.html).toContain(`href="mailto:${support}"`);
    expect(page.html).toMatch(/<title>(Oops|Sorry|Houston).+ – .+<\/title>/);
    expect(page.html).not.toContain('Sign up');
    expect(page.headers.get('cache-control')).toContain('no-store');
    const { results } = await validator.validateString(page.html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  it.each(['/mileage/docs/nothing', '/mileage/features/nothing', '/mileage/tutorials/nothing'])(
    'below the public pages (%s) leads a signed-in person back to the records',
    async (path) => {
      const page = await (await signedIn(app)).visitor.get(path);
      expect(page.status).toBe(404);
      expect(page.html).toContain('<h1>Oops! You&#x27;re lost.</h1>');
      expect(page.html).toContain('href="/mileage/trips-fuel"');
      expect(page.html).not.toContain('Sign up');
    },
  );

  it('keeps the shell after a form whose record is gone', async () => {
    const person = await signedIn(app);
    const gone = await fetch(app.origin + missing, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}`, Origin: app.origin },
      body: new URLSearchParams({ intent: 'recalculate' }),
    });
    const html = await gone.text();
    expect(gone.status).toBe(404);
    expect(html).toContain('<h1>Oops! You&#x27;re lost.</h1>');
    expect(html).toContain(person.email);
  });

  it('shows a guest the public shell, and names support too', async () => {
    const guest = new Visitor(app.origin);
    for (const [path, status] of [
      ['/mileage/nowhere/at/all', 404],
      ['/mileage/403', 403],
      ['/mileage/500', 500],
    ] as const) {
      const page = await guest.get(path);
      expect(page.status).toBe(status);
      expect(page.html).toContain('Sign up');
      expect(page.html).toContain(`href="mailto:${support}"`);
      expect(page.html).not.toContain('aria-label="Account"');
    }
  });
});

describe('the billing page', () => {
  it('names the address of support', async () => {
    const person = await signedIn(app);
    expect((await person.visitor.get('/mileage/account/billing')).html).toContain(`href="mailto:${support}"`);
  });
});
