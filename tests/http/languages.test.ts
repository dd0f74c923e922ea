import { describe, expect, it } from 'vitest';
import frenchTexts from '~/platform/http/languages/messages/fr-CA.json';
import spanishTexts from '~/platform/http/languages/messages/es.json';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { giveConnection } from '../factories/telematics-server';
import { uploadedPaper } from '../factories/uploaded-paper';
import { Visitor } from '../factories/visitor';
import { pdfOfLines } from '../fixtures/rate-confirmations/small-pdf';

const app = await startApp();
const englishOnly = await startApp({ env: { LANGUAGES: 'en' } });

/** What is drawn: the texts that come for scripts are out. */
const shown = (html: string): string => html.replace(/<script[^]*?<\/script>/g, '');
const langOf = (html: string): string | undefined => /<html lang="([^"]+)"/.exec(html)?.[1];
const titleOf = (html: string): string | undefined => /<title>([^<]*) – /.exec(html)?.[1];
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + path, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
/** English texts of a group that stand on a page without a mark, though the language has them. */
function englishIn(
  html: string,
  file: typeof frenchTexts,
  ...groups: (keyof typeof frenchTexts)[]
): string[] {
  const page = shown(html)
    .replace(/<(\w+)(?=[^>]* lang="en")[^>]*>[^]*?<\/\1>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  const said = [...page.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim());
  const known = groups.flatMap((group) =>
    Object.entries(file[group]).flatMap(([key, { text }]) => (key === text ? [] : [key])),
  );
  return said.filter((text) => known.includes(text));
}
/** The second step, when the miles are there. */
async function routed(visitor: Visitor, path: string) {
  let page = await visitor.get(path);
  while (!page.html.includes('name="quarter"')) page = await visitor.get(path);
  return page;
}

const french = { 'Accept-Language': 'fr-FR,fr;q=0.9,en;q=0.8' };

describe('the language of a page', () => {
  it('is that of a page that is not there as well, with its title, for guests and in the shell', async () => {
    const person = await signedIn(app);
    for (const [visitor, header, tag, title, file] of [
      [new Visitor(app.origin), 'fr', 'fr-CA', 'Oups\u00a0! Vous êtes perdu.', frenchTexts],
      [person.visitor, 'fr', 'fr-CA', 'Oups\u00a0! Vous êtes perdu.', frenchTexts],
      [new Visitor(app.origin), 'es', 'es', '¡Vaya! Se ha perdido.', spanishTexts],
    ] as const) {
      const page = await visitor.get('/mileage/no-such-page', { 'Accept-Language': header });
      expect(page.status).toBe(404);
      expect(titleOf(page.html)).toBe(title);
      const [message = ''] = /<div class="message-page[^]*?<\/main>/.exec(page.html) ?? [];
      expect(langOf(page.html)).toBe(tag);
      expect(message).toContain(`<h1>${title}</h1>`);
      expect(englishIn(page.html, file, 'frame')).toEqual([]);
      expect(message).not.toContain('lang=');
    }
    const { html } = await new Visitor(app.origin).get('/mileage/no-such-page');
    expect(html).toContain('<h1>Oops! You&#x27;re lost.</h1>');
  });

  it.each([
    [french['Accept-Language'], 'fr-CA'],
    ['es-MX', 'es'],
    ['de-DE, es;q=0.4, fr;q=0.6', 'fr-CA'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['de', 'en'],
    ['*', 'en'],
    ['fr;q=0, es', 'es'],
    [`${'x,'.repeat(300)}fr`, 'en'],
  ])('of a browser that asks for %s is %s', async (header, tag) => {
    const html = await (await ask('/mileage', { 'Accept-Language': header })).text();
    expect(langOf(html)).toBe(tag);
  });

  it('is chosen by a link at the foot of the page, and stays chosen', async () => {
    const visitor = new Visitor(app.origin);
    const front = await visitor.get('/mileage');
    expect(front.html).toContain('Free, no account.');
    expect(front.html).toContain('<a href="/mileage?lang=es" lang="es" hreflang="es">Español</a>');
    const spanish = await visitor.get('/mileage?lang=es');
    expect(spanish.html).toContain('Gratis y sin cuenta.');
    expect(spanish.headers.get('set-cookie')).toMatch(
      /^lang=es; Path=\/mileage; Max-Age=31536000; SameSite=Lax; HttpOnly/,
    );
    expect(spanish.headers.get('cache-control')).toBe('private, no-cache');
    expect(langOf((await visitor.get('/mileage', french)).html)).toBe('es');
    expect(langOf((await visitor.get('/mileage?lang=en', french)).html)).toBe('en');
    expect(langOf((await visitor.get('/mileage', french)).html)).toBe('en');
  });

  it('names all vehicles in the navigation and one in a form, which are one word in English', async () => {
    const { visitor } = await signedIn(app);
    for (const [language, all, one] of [
      ['fr', 'Véhicules', 'Véhicule'],
      ['es', 'Unidades', 'Unidad'],
      ['en', 'Equipment', 'Equipment'],
    ] as const) {
      const { html } = await visitor.get(`/mileage/trips-fuel/trips/new?lang=${language}`);
      const link = /href="\/mileage\/equipment"[^>]*>[^]*?shell-link-text">([^<]+)</.exec(html)?.[1];
      expect([language, link]).toEqual([language, all]);
      expect(html).toMatch(new RegExp(`<label[^>]*for="equipmentId"[^>]*>(?:<[^>]+>)*${one}<`));
    }
  });

  it('is kept of a person who is signed in and is led on from the front page', async () => {
    const person = await signedIn(app);
    await person.visitor.get('/mileage?lang=es');
    expect(langOf((await person.visitor.get('/mileage/trips-fuel/fuel/new')).html)).toBe('es');
  });

  it('keeps the rest of the address in the links', async () => {
    const visitor = new Visitor(app.origin);
    const { html } = await visitor.get('/mileage/rates?fuel=gasoline&lang=fr');
    expect(html).toMatch(/href="\/mileage\/rates\?fuel=gasoline&amp;lang=es"/);
  });

  it('is no other for a name that is none', async () => {
    for (const path of ['/mileage?lang=de', '/mileage?lang=constructor', '/mileage?lang=']) {
      const response = await ask(path);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(langOf(await response.text())).toBe('en');
    }
  });

  it('is told to caches: one answer for each language', async () => {
    for (const path of [
      '/mileage',
      '/mileage/faq',
      '/mileage/rates',
      '/mileage/states',
      '/mileage/prices',
      '/mileage/docs',
    ])
      expect((await ask(path)).headers.get('vary'), path).toMatch(/Cookie, Accept-Language/);
    const [one, two] = [await ask('/mileage/faq'), await ask('/mileage/faq', french)];
    expect(one.headers.get('cache-control')).toMatch(/^public/);
    expect(one.headers.get('etag')).not.toBe(two.headers.get('etag'));
  });

  it('of the kept front page is that of each visitor', async () => {
    const tags: (string | undefined)[] = [];
    for (const header of ['fr', 'en', 'es', 'fr', 'en', 'es'])
      tags.push(langOf(await (await ask('/mileage', { 'Accept-Language': header })).text()));
    expect(tags).toEqual(['fr-CA', 'en', 'es', 'fr-CA', 'en', 'es']);
  });
});

describe('the answers of the FAQ and of the price page', () => {
  it.each(['/mileage', '/mileage/faq', '/mileage/prices'])(
    'are in French and Spanish on %s',
    async (path) => {
      for (const [language, word] of [
        ['fr', 'carburant'],
        ['es', 'combustible'],
      ] as const) {
        const html = shown(await (await ask(`${path}?lang=${language}`)).text());
        const text = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
        expect(text).not.toContain('lang="en"');
        expect(text).toContain(word);
        expect(text.replace(/<[^>]+>/g, ' ')).not.toMatch(/\b(you|your|the|with)\b/i);
      }
    },
  );

  it('are told to search engines in the language of the page', async () => {
    const html = await (await ask('/mileage/faq?lang=fr')).text();
    const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
    const faq = JSON.parse(json) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(faq.mainEntity[1]?.name).toBe('Qui a besoin d’un permis IFTA?');
    expect(faq.mainEntity[1]?.acceptedAnswer.text).toContain('véhicule visé');
  });
});

describe('the pages of rates', () => {
  it.each([
    '/mileage/rates',
    '/mileage/rates/2026/4?fuel=special_diesel',
    '/mileage/rates/2026/3?fuel=electricity&currency=cad',
    '/mileage/rates/1999/1',
    '/mileage/rates/changes',
    '/mileage/states',
    '/mileage/states/virginia',
    '/mileage/states/oregon',
    '/mileage/states/new-brunswick',
    '/mileage/states/virginia/2026/4',
    '/mileage/states/ontario/2026/3',
    '/mileage/states/texas/1999/1',
    '/mileage/states/compare?a=TX&b=ON',
    '/mileage/states/compare?a=TX',
  ])('are whole in French and Spanish: %s', async (path) => {
    for (const language of ['fr', 'es']) {
      const html = shown(
        await (await ask(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)).text(),
      );
      expect(langOf(html)).toBe(language === 'fr' ? 'fr-CA' : 'es');
      const text = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<[^>]+>/g, ' ');
      const english = text.matchAll(
        /.{0,40}\b(?:the|and|rates?|quarter|surcharge|since|per gallon|checked|jurisdictions?|fuel)\b.{0,40}/gi,
      );
      expect([...english].map(String)).toEqual([]);
    }
  });

  it('write rates and dates as French does, and are found at one address for each language', async () => {
    const html = await (await ask('/mileage/rates/2026/3?fuel=gasoline&lang=fr')).text();
    expect(html).toMatch(/>0,\d{4}</);
    expect(shown(html)).not.toMatch(/>\+?0\.\d{4}</);
    expect(html).toContain('septembre 2026');
    expect(html).toMatch(/rel="canonical" href="[^"]+\/mileage\/rates\/2026\/3\?fuel=gasoline&amp;lang=fr"/);
    expect(shown(html)).toMatch(/<option value="gasoline" selected[^>]*>Essence</);
  });
});

describe('a page in English only', () => {
  it('says so in the language of the reader, and marks which words are which', async () => {
    const html = await (await ask('/mileage/docs', french)).text();
    expect(langOf(html)).toBe('en');
    expect(html).toContain('<p class="muted" lang="fr-CA">Cette page est en anglais seulement.</p>');
    expect(html).toMatch(/<footer class="page-foot" lang="fr-CA">/);
  });

  it('has the shell of a signed-in person in their language, and says where it ends', async () => {
    const { visitor } = await signedIn(app);
    const { html } = await visitor.get('/mileage/account/webhooks', french);
    expect(langOf(html)).toBe('en');
    expect(html).toMatch(/<header class="shell-top" lang="fr-CA">/);
    expect(html).toContain('<span class="shell-link-text">Trajets et carburant</span>');
    expect(html).toContain('<p class="muted no-print" lang="fr-CA">Cette page est en anglais seulement.</p>');
    expect(html).toContain('<button type="submit" class="menu-item"');
    expect(html).toMatch(/Se déconnecter/);
    expect((await visitor.get('/mileage/bulk-tanks')).html).not.toContain('in English only');
  });

  it('says nothing of it to those who read English', async () => {
    expect(await (await ask('/mileage/docs')).text()).not.toContain('in English only');
  });
});

describe('search engines', () => {
  it('find each language at an address of its own', async () => {
    const html = await (await ask('/mileage?lang=fr')).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<link rel="canonical" href="http[^"]+\/mileage\?lang=fr"/);
    for (const [tag, end] of [
      ['en', ''],
      ['fr-CA', '\\?lang=fr'],
      ['es', '\\?lang=es'],
    ])
      expect(head).toMatch(
        new RegExp(`<link rel="alternate" hreflang="${tag}" href="http[^"]+/mileage${end}"`),
      );
    expect(head).toContain('<title>Calculateur IFTA');
  });
});

describe('the operator', () => {
  it('switches languages off: no links, no other texts, whatever is asked', async () => {
    const response = await fetch(`${englishOnly.origin}/mileage?lang=fr`, {
      headers: { ...french, Cookie: 'lang=fr' },
    });
    const html = await response.text();
    expect(langOf(html)).toBe('en');
    expect(html).not.toContain('hreflang');
    expect(html).not.toContain('Français');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the pages to sign in at', () => {
  const PAGES = [
    '/mileage/login',
    '/mileage/login?email=a@example.com&authcode=123456',
    '/mileage/login?error=error_user_not_found',
    '/mileage/login?over=1',
    '/mileage/login/code',
    '/mileage/login/code?sent=1&email=a@example.com',
    '/mileage/login/passkey',
    '/mileage/register',
    '/mileage/restore-password',
    '/mileage/password/reset',
    '/mileage/password/reset/slm_gone',
    '/mileage/invitations/sli_gone',
    '/mileage/confirm/slm_gone',
  ];

  it.each([
    ['fr', 'fr-CA', frenchTexts],
    ['es', 'es', spanishTexts],
  ] as const)('are in %s whole, titles too', async (language, tag, file) => {
    for (const path of PAGES) {
      const { html } = await new Visitor(app.origin).get(
        `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
      );
      expect(langOf(html), path).toBe(tag);
      expect(englishIn(html, file, 'sign-in', 'frame'), path).toEqual([]);
      // One word in English and in French.
      if (path.includes('invitations')) continue;
      const english = await new Visitor(app.origin).get(path);
      expect(titleOf(html), path).not.toBe(titleOf(english.html));
    }
  });

  it('say in French what is wrong, and keep what was typed', async () => {
    const visitor = new Visitor(app.origin);
    await visitor.get('/mileage/login?lang=fr');
    const empty = await visitor.post('/mileage/login', { email: 'marie', password: '' });
    expect(empty.status).toBe(422);
    expect(langOf(empty.html)).toBe('fr-CA');
    for (const text of [
      '<title>Erreur\u00a0: Se connecter',
      'Ce champ est obligatoire et doit contenir une adresse courriel valide',
      'Le mot de passe est obligatoire et compte au moins 6 caractères',
      'value="marie"',
    ])
      expect(shown(empty.html)).toContain(text);
    const wrong = await visitor.post('/mileage/login', {
      email: 'marie@example.com',
      password: 'not this one',
    });
    expect(shown(wrong.html)).toContain('Ces identifiants ne correspondent pas à nos dossiers.');
    expect(englishIn(wrong.html, frenchTexts, 'sign-in', 'frame')).toEqual([]);
  });

  it('say in Spanish why a registration is refused, and keep the name', async () => {
    const visitor = new Visitor(app.origin);
    await visitor.get('/mileage/register?lang=es');
    const wrong = await visitor.post('/mileage/register', {
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      password: 'x'.repeat(201),
      password_confirmation: 'y',
    });
    expect(wrong.status).toBe(422);
    for (const text of [
      'La contraseña debe tener como máximo 200 caracteres',
      'Las contraseñas deben ser iguales',
      'value="Ana Ruiz"',
    ])
      expect(shown(wrong.html)).toContain(text);
    const common = await visitor.post('/mileage/register', {
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      password: 'password',
      password_confirmation: 'password',
    });
    expect(shown(common.html)).toContain('Esta contraseña es una de las 10,000 más comunes.');
    expect(englishIn(common.html, spanishTexts, 'sign-in', 'frame')).toEqual([]);
  });

  it('answer in French to a request for a link or a code, and to a wrong code', async () => {
    const visitor = new Visitor(app.origin);
    await visitor.get('/mileage/password/reset?lang=fr');
    const asked = await visitor.post('/mileage/password/reset', { email: 'marie@example.com' });
    expect(shown(asked.html)).toContain(
      'Si cette adresse est inscrite, un lien de réinitialisation a été envoyé.',
    );
    const sent = await visitor.post('/mileage/login/code', { intent: 'send', email: 'marie@example.com' });
    expect(shown(sent.html)).toContain('Si cette adresse est inscrite, un code de connexion a été envoyé.');
    const wrong = await visitor.post('/mileage/login/code', {
      intent: 'sign-in',
      email: 'marie@example.com',
      code: '123456',
    });
    expect(wrong.status).toBe(422);
    expect(shown(wrong.html)).toContain('Ce code est erroné ou n’est plus valide. Demandez-en un nouveau.');
    for (const page of [asked, sent, wrong])
      expect(englishIn(page.html, frenchTexts, 'sign-in', 'frame')).toEqual([]);
  });

  it('say in French how long to wait after too many tries', async () => {
    const limited = await startApp({ env: { RATE_LIMITS: '1' } });
    const visitor = new Visitor(limited.origin);
    await visitor.get('/mileage/login?lang=fr');
    let page = await visitor.post('/mileage/login', { email: 'a@example.com', password: 'not this one' });
    for (let tries = 1; tries < 11; tries++)
      page = await visitor.post('/mileage/login', { email: 'a@example.com', password: 'not this one' });
    expect(page.status).toBe(429);
    expect(shown(page.html)).toMatch(
      /Trop d’essais\. Réessayez dans \d+ minutes\. Un lien de réinitialisation ou une autre façon/,
    );
  });

  it('bring the words of the script for passkeys along', async () => {
    const { html } = await new Visitor(app.origin).get('/mileage/login/passkey?lang=es');
    expect(html).toContain('data-failed="No funcionó. Inténtelo de nuevo o use otra manera."');
  });
});

describe('the pages that explain', () => {
  it.each([
    ['fr', 'fr-CA', frenchTexts, 'Vignette<span lang="en"> (<!-- -->Decal<!-- -->)</span>'],
    ['es', 'es', spanishTexts, 'Calcomanía<span lang="en"> (<!-- -->Decal<!-- -->)</span>'],
  ] as const)('are in %s, and search engines find them there', async (language, tag, file, decal) => {
    for (const path of [
      '/mileage/how-it-works',
      '/mileage/features/route-miles',
      '/mileage/glossary',
      '/mileage/about',
      '/mileage/accessibility',
      '/mileage/tutorials',
    ]) {
      const { html } = await new Visitor(app.origin).get(`${path}?lang=${language}`);
      expect(langOf(html), path).toBe(tag);
      expect(englishIn(html, file, 'guide', 'film', 'frame'), path).toEqual([]);
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head, path).toMatch(
        new RegExp(`<link rel="canonical" href="http[^"]+${path}\\?lang=${language}"`),
      );
      expect(head, path).toMatch(/<link rel="alternate" hreflang="es"/);
      expect(titleOf(html), path).not.toBe(titleOf((await new Visitor(app.origin).get(path)).html));
      if (path.endsWith('glossary')) expect(html).toContain(decal);
    }
  });

  it('have the body of a feature and its buttons in the language', async () => {
    const { html } = await new Visitor(app.origin).get('/mileage/features/route-miles?lang=fr');
    expect(html).toContain('donnent donc le total du trajet au dixième de mille.');
    expect(html).toMatch(/<a [^>]*href="\/mileage\/calculator[^>]*>En essayer un sans compte<\/a>/);
    expect(html).not.toMatch(/La description est en anglais|<div class="content-body" lang="en">/);
  });

  it('have the lessons in the language, with the labels that are on its forms', async () => {
    const visitor = new Visitor(app.origin);
    const lesson = await visitor.get('/mileage/tutorials/deadlines?lang=fr');
    const main = lesson.html.slice(lesson.html.indexOf('<main'), lesson.html.indexOf('</main>'));
    expect(main).toContain('Quand produire la déclaration');
    expect(main).toMatch(/La déclaration du T\d 20\d\d était due le \d+ \p{L}+ 20\d\d/u);
    expect(main).not.toMatch(/<div class="content-body" lang="en">|Cette leçon est en anglais/);
    const product = await visitor.get('/mileage/tutorials/add-a-trip?lang=fr');
    expect(product.html).toContain('<strong>Enregistrer et ajouter le suivant</strong>');
    expect(product.html).not.toMatch(/<div class="content-body" lang="en">|Cette leçon est en anglais/);
  });

  it('say that names of English screens stay as they are', async () => {
    const tutorials = await new Visitor(app.origin).get('/mileage/tutorials?lang=es');
    expect(tutorials.html).toContain('Los nombres que están en inglés en la pantalla se quedan así aquí.');
  });
});

describe('the calculator without scripts', () => {
  it('calculates in French, figures and all', async () => {
    const visitor = new Visitor(app.origin);
    await visitor.get('/mileage?lang=fr');
    const wrong = await visitor.post('/mileage/calculator', {
      pickup_city: '',
      delivery_city: 'Dallas',
      delivery_state: 'TX',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('<title>Erreur\u00a0: ');
    const fuel = await visitor.post('/mileage/calculator', {
      pickup_city: 'Montreal',
      pickup_state: 'QC',
      delivery_city: 'Los Angeles',
      delivery_state: 'CA',
    });
    expect(fuel.url).toMatch(/fuel$/);
    const { html } = await routed(visitor, fuel.url);
    expect(html).toContain('Californie');
    expect(html).toMatch(/<strong>\d\u00a0\d{3} milles<\/strong> de /);
    const report = await visitor.post(fuel.url, { quarter: '20263', lang: 'fr', gallons_CA: '400' });
    expect(report.url).toMatch(/report$/);
    expect(report.html).toMatch(/\d,\d\d\u00a0\$/);
    expect(report.html).toContain('Taux\u00a0: IFTA, Inc., T3 2026.');
  });
});

describe('the shell around a page in French', () => {
  it('is in French as the page is, with the word of what was saved', async () => {
    const { visitor } = await signedIn(app);
    const page = await visitor.get('/mileage/trips-fuel/fuel/new', french);
    expect(langOf(page.html)).toBe('fr-CA');
    const html = shown(page.html);
    expect(html).toMatch(/<header class="shell-top">/);
    for (const text of [
      'Rapports',
      'Taux IFTA',
      'Compte et facturation',
      'Se déconnecter',
      'Afficher la navigation',
    ])
      expect(html).toContain(text);
    for (const text of ['IFTA Rates', 'Logout', 'Show the navigation', 'Skip to content'])
      expect(html).not.toContain(text);
    expect(html).not.toContain('en anglais seulement');
  });
});

describe('what a driver meets around the forms, without scripts', () => {
  it('is in French and Spanish: the list before the first record, receipts, vehicles', async () => {
    const { visitor } = await signedIn(app);
    for (const [language, file] of [
      ['fr', frenchTexts],
      ['es', spanishTexts],
    ] as const)
      for (const path of [
        '/mileage/trips-fuel',
        '/mileage/trips-fuel/receipts',
        '/mileage/equipment',
        '/mileage/equipment/new',
      ]) {
        const { html } = await visitor.get(`${path}?lang=${language}`);
        expect(langOf(html), path).toBe(language === 'fr' ? 'fr-CA' : 'es');
        expect(englishIn(html, file, 'frame', 'list', 'receipts', 'equipment'), path).toEqual([]);
        expect(titleOf(html), path).not.toBe(titleOf((await visitor.get(`${path}?lang=en`)).html));
      }
  });

  it('reads the figures of a vehicle as French writes them', async () => {
    const { visitor, db, carrierId } = await signedIn(app);
    await visitor.get('/mileage/equipment?lang=fr');
    const saved = await visitor.post('/mileage/equipment/new', {
      lang: 'fr',
      unit: 'T-9',
      active: '1',
      fuelType: 'special_diesel',
      registeredWeightPounds: '80 000',
    });
    expect(shown(saved.html)).toContain('Véhicule T-9 ajouté.');
    const unit = await db.equipment.findFirstOrThrow({ where: { carrierId } });
    expect(unit.registeredWeightPounds).toBe(80_000);
    const again = await visitor.post('/mileage/equipment/new', {
      lang: 'fr',
      unit: 'T-9',
      active: '1',
      fuelType: 'special_diesel',
    });
    expect(again.html).toContain('Il y a déjà un véhicule T-9.');
  });

  it('undoes in Spanish what was deleted, and says what it was', async () => {
    const { visitor, db, carrierId } = await signedIn(app);
    await visitor.get('/mileage/trips-fuel?lang=es');
    await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['lang', 'es'],
      ['entry', 'odometer'],
      ['date', '2026-11-05'],
      ['line_state', 'TX'],
      ['line_odometer', '1000'],
      ['odometerEnd', '2500'],
    ]);
    const trip = await db.trip.findFirstOrThrow({ where: { carrierId } });
    const asked = await visitor.get(`/mileage/trips-fuel/delete?ids=1${trip.id}`);
    expect(shown(asked.html)).toContain('¿Eliminar 1 viaje?');
    const deleted = await visitor.post(`/mileage/trips-fuel/delete?ids=1${trip.id}`, {});
    expect(shown(deleted.html)).toContain('Eliminado: 1 viaje.');
    expect(shown(deleted.html)).toContain('Deshacer');
    expect(shown(deleted.html)).not.toContain('1 trip deleted');
  });
});

describe('many rows and corrected miles, without scripts', () => {
  it.each([
    ['fr', frenchTexts, 'C’est fait\u00a0: 1 trajet enregistré.', 'Ligne 1, État ou province\u00a0: '],
    ['es', spanishTexts, 'Listo: 1 viaje guardado.', 'Fila 1, Estado: '],
  ] as const)('are whole in %s, with their errors and figures', async (language, file, saved, row) => {
    const { visitor, db, carrierId } = await signedIn(app, { planPackageId: 'ic_advanced' });
    const tag = language === 'fr' ? 'fr-CA' : 'es';
    const left = (html: string) =>
      englishIn(html, file, 'frame', 'forms', 'list', 'grid', 'records').filter((text) => text !== 'TX');
    const many = '/mileage/trips-fuel/trips/many';
    for (const path of [`${many}?lang=${language}`, '/mileage/trips-fuel/fuel/many']) {
      const { html } = await visitor.get(path);
      expect(langOf(html), path).toBe(tag);
      expect(left(html), path).toEqual([]);
    }
    const typed = (state: string): [string, string][] => [
      ['intent', 'save'],
      ['lang', language],
      ['row.0', '5d1b3c52-6a55-4d9b-8f0e-2f6a3c1d0e11'],
      ['unit', ''],
      ['date', '11/05/2026'],
      ['state', state],
      ['start', language === 'fr' ? '1 000,5' : '1,000.5'],
      ['end', language === 'fr' ? '1 234,0' : '1,234.0'],
      ['from', ''],
      ['to', ''],
    ];
    const wrong = await visitor.post(many, typed('Nowhere'));
    expect(wrong.status).toBe(422);
    expect(shown(wrong.html)).toContain(row);
    expect(left(wrong.html)).toEqual([]);
    expect(shown(wrong.html)).not.toContain('lang="en"');
    const good = await visitor.post(many, typed('TX'));
    expect(shown(good.html)).toContain(saved);
    const trip = await db.trip.findFirstOrThrow({ where: { carrierId } });
    expect([trip.odometerStartTenths, trip.odometerEndTenths]).toEqual([10_005, 12_340]);
    const path = `/mileage/trips-fuel/trips/${trip.id}/miles`;
    const page = await visitor.get(path);
    expect(langOf(page.html)).toBe(tag);
    expect(left(page.html)).toEqual([]);
    expect(page.html).toContain(language === 'fr' ? 'value="233,5"' : 'value="233.5"');
    const miles = (text: string, exempt: string): [string, string][] => [
      ['intent', 'save'],
      ['lang', language],
      ['revision', String(trip.revision)],
      ['jurisdiction', 'TX'],
      ['routed', '233.5'],
      ['miles', text],
      ['exemptMiles', exempt],
      ['exemptReason', ''],
    ];
    const refused = await visitor.post(path, miles('', '5'));
    expect(refused.status).toBe(422);
    expect(left(refused.html)).toEqual([]);
    expect(shown(refused.html)).not.toContain('lang="en"');
    const corrected = await visitor.post(path, miles(language === 'fr' ? '240,5' : '240.5', ''));
    expect(shown(corrected.html)).toContain(file.frame['Success: miles corrected.'].text);
    const line = await db.tripJurisdiction.findFirstOrThrow({ where: { tripId: trip.id } });
    expect(line.manualTenthMiles).toBe(2405);
  });
});

describe('rate confirmations in French and Spanish, without scripts', { timeout: 90_000 }, () => {
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

  it.each([
    ['fr', frenchTexts, 'Aucun montant dans «\u00a0RATE CONFIRMATION\u00a0». Choisissez une autre ligne.'],
    ['es', spanishTexts, 'No hay importe en “RATE CONFIRMATION”. Elija otra línea.'],
  ] as const)(
    'are whole in %s: before the first file, the list, the review, its errors',
    async (language, file, none) => {
      const person = await signedIn(app);
      const { visitor } = person;
      const list = '/mileage/trips-fuel/documents';
      const english = (html: string) =>
        englishIn(html, file, 'frame', 'forms', 'list', 'documents').filter(
          (text) => !/^[A-Z]{2} /.test(text),
        );
      const welcome = await visitor.get(`${list}?lang=${language}`);
      expect(english(welcome.html)).toEqual([]);
      const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
      const listed = await visitor.get(list);
      expect(listed.html).toContain('paper.pdf');
      expect(english(listed.html)).toEqual([]);
      const page = await visitor.get(`${list}/${id}`);
      expect(langOf(page.html)).toBe(language === 'fr' ? 'fr-CA' : 'es');
      expect(english(page.html)).toEqual([]);
      expect(shown(page.html)).not.toContain('lang="en"');
      const line = (page.html.match(/<button[^>]*name="line"[^>]*>/g) ?? []).find((one) =>
        one.includes('RATE CONFIRMATION'),
      );
      const picked = await visitor.post(`${list}/${id}`, {
        target: 'rate',
        line: /value="([^"]*)"/.exec(line ?? '')?.[1] ?? '',
      });
      expect(picked.html).toContain(none);
      const wrong = await visitor.post(`${list}/${id}`, {
        intent: 'make',
        date: '',
        'stops.0.city': 'Dallas',
      });
      expect(wrong.status).toBe(422);
      expect(english(wrong.html)).toEqual([]);
      expect(shown(wrong.html).match(/<[^>]* lang="en"[^>]*>[^<]*/g)).toBeNull();
      const imports = await visitor.get(`${list}/batch`);
      expect(langOf(imports.html)).toBe(langOf(page.html));
      expect(english(imports.html)).toEqual([]);
    },
  );
});

describe('the import of a file', () => {
  it.each([
    [
      'fr',
      frenchTexts,
      '"11/31/2026" n’est pas une date. Ici les dates sont mois, jour, année',
      'Importer 2 lignes',
    ],
    [
      'es',
      spanishTexts,
      '"11/31/2026" no es una fecha. Aquí las fechas son mes, día, año',
      'Importar 2 filas',
    ],
  ] as const)(
    'is in the language %s, from its upload to its undoing',
    async (language, file, wrong, take) => {
      const person = await signedIn(app);
      const { visitor } = person;
      const english = (html: string) => englishIn(html, file, 'frame', 'forms', 'list', 'imports');
      const list = await visitor.get(`/mileage/imports?lang=${language}`);
      expect(langOf(list.html)).toBe(language === 'fr' ? 'fr-CA' : 'es');
      expect(titleOf(list.html)).toBe(file.go.Imports.text);
      expect(english(list.html)).toEqual([]);
      const sent = async (content: string) => {
        const form = new FormData();
        form.set('intent', 'upload');
        form.set('file', new File([content], 'fuel.csv'));
        const response = await fetch(`${app.origin}/mileage/imports?index`, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            Cookie: `${person.cookie.name}=${person.cookie.value}; lang=${language}`,
            Origin: app.origin,
            'Sec-Fetch-Site': 'same-origin',
            Accept: 'text/html',
          },
          body: form,
        });
        return { path: response.headers.get('location') ?? '', html: await response.text() };
      };
      const settled = async (path: string) => {
        let page = await visitor.get(path);
        while (page.headers.get('refresh')) page = await visitor.get(path);
        return page.html;
      };
      const nothing = await sent('');
      expect(english(nothing.html)).toEqual([]);
      expect(shown(nothing.html)).toContain(file.imports['This file is empty.'].text);
      const { path } = await sent(
        'Date,Truck,State,Gallons\n11/02/2026,T-1,TX,120.5\n11/31/2026,T-1,TX,80\n11/03/2026,T-1,OK,90\nTotal,,,290.5\n',
      );
      const columns = await settled(path);
      expect(english(columns)).toEqual([]);
      const mapped = {
        'mapping.0': 'date',
        'mapping.1': 'unit',
        'mapping.2': 'state',
        'mapping.3': 'quantity',
      };
      const twice = await visitor.post(path, {
        ...mapped,
        'mapping.1': 'date',
        kind: 'fuel',
        headerLine: '1',
        intent: 'check',
      });
      expect(twice.status).toBe(422);
      expect(english(twice.html)).toEqual([]);
      expect(shown(twice.html)).not.toMatch(/<[^>]* lang="en"[^>]*>[^<]/);
      await visitor.post(path, {
        ...mapped,
        kind: 'fuel',
        headerLine: '1',
        'options.asked': '1',
        'options.createUnits': '1',
        intent: 'check',
      });
      const preview = (await settled(path)).replaceAll('&quot;', '"');
      expect(english(preview)).toEqual([]);
      expect(preview).toContain(wrong);
      expect(preview).toContain(take);
      expect(preview).toContain(file.imports['This is a totals row.'].text);
      await visitor.post(path, { intent: 'accept' });
      expect(english(await settled(path))).toEqual([]);
      expect(english((await visitor.get(`${path}?undo=1`)).html)).toEqual([]);
      const after = await visitor.get('/mileage/imports');
      expect(after.html).toContain(language === 'fr' ? 'importés\u00a0: 2' : 'importados: 2');
      expect(english(after.html)).toEqual([]);
      const connection = await giveConnection(person);
      for (const page of ['/mileage/imports/connections', connection, '/mileage/imports/positions?from=x']) {
        const { html, status } = await visitor.get(page);
        expect([status, langOf(html), english(html)], page).toEqual([
          200,
          language === 'fr' ? 'fr-CA' : 'es',
          [],
        ]);
      }
    },
  );
});

describe('a page without signal, and where to go', () => {
  it('are in French and Spanish, with the words of their scripts', async () => {
    const { visitor } = await signedIn(app);
    for (const [language, file] of [
      ['fr', frenchTexts],
      ['es', spanishTexts],
    ] as const) {
      const offline = await (await ask(`/mileage/offline?lang=${language}`)).text();
      expect(langOf(offline)).toBe(language === 'fr' ? 'fr-CA' : 'es');
      expect(englishIn(offline, file, 'frame', 'forms', 'offline')).toEqual([]);
      expect(offline).toContain(`name="lang" value="${language}"`);
      const { html } = await visitor.get(`/mileage/go?lang=${language}`);
      expect(englishIn(html, file, 'frame', 'go', 'list')).toEqual([]);
      for (const page of [offline, html]) {
        const [, said = '{}'] = /data-said="([^"]*)"/.exec(page) ?? [];
        const { words } = JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
          words: Record<string, string>;
        };
        expect(words['Send now']).toBe(file.scripts['Send now'].text);
      }
    }
    const reports = await visitor.get('/mileage/go?q=rapports&lang=fr');
    expect(reports.html).toMatch(/<a href="\/mileage\/reports"[^>]*>Rapports</);
    expect((await visitor.get('/mileage/go?q=reports')).html).toMatch(/href="\/mileage\/reports"/);
    const english = await visitor.get('/mileage/go?lang=en');
    expect(english.html).not.toContain('data-said');
  });

  it('is kept for each language apart', async () => {
    const answer = await ask('/mileage/offline', french);
    expect(answer.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
    expect(langOf(await answer.text())).toBe('fr-CA');
  });
});

describe('the fuel form in French without scripts', () => {
  const typed = (unit: bigint | number) => ({
    intent: 'save',
    lang: 'fr',
    equipmentId: String(unit),
    date: '2026-11-05',
    state: 'QC',
    city: 'Montreal',
    fuelUnit: 'litre',
    fuelType: 'special_diesel',
    taxPaid: '1',
    bulk: '0',
  });
  async function driver() {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    await person.visitor.get('/mileage/trips-fuel/fuel/new?lang=fr');
    await person.visitor.post('/mileage/equipment/new', {
      unit: 'T-1',
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
    const { id } = await person.db.equipment.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    return { ...person, unit: id };
  }

  it('says in French what is missing, and keeps what was typed as it was typed', async () => {
    const { visitor, unit } = await driver();
    const page = await visitor.get('/mileage/trips-fuel/fuel/new');
    expect(langOf(page.html)).toBe('fr-CA');
    expect(page.html).toContain('<input type="hidden" name="lang" value="fr">');
    const again = await visitor.post('/mileage/trips-fuel/fuel/new', {
      ...typed(unit),
      date: '',
      quantity: '1 234,5678',
      total: '468,27',
    });
    expect(again.status).toBe(422);
    for (const text of [
      '<title>Erreur\u00a0: Ajouter du carburant',
      'Il y a un problème',
      'La date est requise.',
    ])
      expect(again.html).toContain(text);
    expect(again.html).toContain('Écrivez la quantité en chiffres, par exemple 120,5');
    expect(again.html).toMatch(/name="quantity"[^>]* value="1 234,5678"/);
    expect(again.html).toMatch(/name="total"[^>]* value="468,27"/);
    expect(again.html.replace(/<script[^]*?<\/script>/g, '')).not.toContain('Date is required');
  });

  it('reads figures as French writes them, exactly', async () => {
    const { visitor, unit, db, carrierId } = await driver();
    const saved = await visitor.post('/mileage/trips-fuel/fuel/new', {
      ...typed(unit),
      quantity: '1\u202f456,789',
      pricePerUnit: '1,899',
      total: '2 766,44 $',
    });
    expect(saved.status).toBe(200);
    const row = await db.fuelPurchase.findFirstOrThrow({ where: { carrierId } });
    expect([String(row.quantity), String(row.pricePerUnit), row.totalCents]).toEqual([
      '1456.789',
      '1.899',
      276_644,
    ]);
  });

  it('keeps the form in English as it is: a comma is asked about', async () => {
    const { visitor, unit } = await driver();
    await visitor.get('/mileage/trips-fuel/fuel/new?lang=en');
    const { lang: _lang, ...english } = typed(unit);
    const again = await visitor.post('/mileage/trips-fuel/fuel/new', { ...english, quantity: '95,125' });
    expect(again.html).toContain('Is this 95.125 or 95125?');
  });
});

describe('the trip form in Spanish without scripts', () => {
  it('says in Spanish what is missing, and saves odometers with spaces in them', async () => {
    const { visitor, db, carrierId } = await signedIn(app, { planPackageId: 'ic_advanced' });
    await visitor.get('/mileage/trips-fuel/trips/new?lang=es');
    const again = await visitor.post('/mileage/trips-fuel/trips/new', {
      intent: 'save',
      lang: 'es',
      entry: 'stops',
    });
    expect(again.status).toBe(422);
    expect(again.html).toContain('Falta la fecha: el día en que empezó el viaje.');
    expect(again.html).toContain('Un viaje necesita dos paradas');
    await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['lang', 'es'],
      ['entry', 'stops'],
      ['date', '2026-11-05'],
      ['stop_city', 'Laredo'],
      ['stop_state', 'TX'],
      ['stop_zip', ''],
      ['stop_city', 'Dallas'],
      ['stop_state', 'TX'],
      ['stop_zip', ''],
      ['odometerStart', '412 650,5'],
      ['odometerEnd', '413,080'],
    ]);
    const trip = await db.trip.findFirstOrThrow({ where: { carrierId } });
    expect([trip.odometerStartTenths, trip.odometerEndTenths]).toEqual([4_126_505, 4_130_800]);
  });
});

describe('records in French and Spanish, without scripts', () => {
  async function fleet(lang: 'fr' | 'es') {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const { visitor, db, carrierId } = person;
    await visitor.get(`/mileage/trips-fuel/trips/new?lang=${lang}`);
    await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['lang', lang],
      ['entry', 'odometer'],
      ['date', '2026-11-05'],
      ['line_state', 'TX'],
      ['line_odometer', '1000'],
      ['line_state', 'NM'],
      ['line_odometer', '2234'],
      ['odometerEnd', '2500'],
    ]);
    const trip = await db.trip.findFirstOrThrow({ where: { carrierId } });
    return { ...person, trip, path: `/mileage/trips-fuel/trips/${trip.id}` };
  }

  it('show a trip, its miles and its form in French', async () => {
    const { visitor, path } = await fleet('fr');
    const { html } = await visitor.get(path);
    expect(langOf(html)).toBe('fr-CA');
    for (const text of [
      '<title>Texas à Nouveau-Mexique',
      'Milles par État ou province',
      'Distance totale',
      'Modifier le trajet',
      'Enregistrer le trajet',
      'Copier',
      '<span>T4 2026</span>',
    ])
      expect(shown(html)).toContain(text);
    expect(shown(html)).toMatch(/cell-lead cell-number">1\u00a0234,0</);
    // What was written down in English is marked as English.
    expect(shown(html)).toMatch(/<ol class="plain-list" lang="en">/);
    for (const english of ['Total distance', 'Edit trip', 'Miles by state', '>Delete<', '>Copy<'])
      expect(shown(html)).not.toContain(english);
  });

  it('say in Spanish what is wrong in a trip that is changed, and that two people changed it', async () => {
    const { visitor, path, trip } = await fleet('es');
    const typed = (revision: number, more: [string, string][]): [string, string][] => [
      ['intent', 'save'],
      ['lang', 'es'],
      ['entry', 'odometer'],
      ['revision', String(revision)],
      ['line_state', 'TX'],
      ['line_odometer', '1,000'],
      ['line_state', 'NM'],
      ['line_odometer', '2,234'],
      ['odometerEnd', '2,500'],
      ...more,
    ];
    const wrong = await visitor.post(path, typed(trip.revision, [['date', '']]));
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('Falta la fecha: el día en que empezó el viaje.');
    const date: [string, string] = ['date', '2026-11-05'];
    await visitor.post(path, typed(trip.revision, [date, ['driver', 'Ana']]));
    const both = await visitor.post(path, typed(trip.revision, [date, ['driver', 'Luis']]));
    expect(both.status).toBe(409);
    for (const text of [
      'Otra persona cambió este viaje',
      'Guardada entretanto',
      '>Chofer</th>',
      'Guardar mi versión',
    ])
      expect(shown(both.html)).toContain(text);
  });

  it('change fuel in French, with its figures as they are written there', async () => {
    const { visitor, db, carrierId } = await fleet('fr');
    await visitor.post('/mileage/equipment/new', {
      unit: 'T-1',
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
    const unit = await db.equipment.findFirstOrThrow({ where: { carrierId } });
    const typed = {
      intent: 'save',
      lang: 'fr',
      equipmentId: String(unit.id),
      date: '2026-11-05',
      state: 'QC',
      city: 'Montreal',
      fuelUnit: 'litre',
      fuelType: 'special_diesel',
      taxPaid: '1',
      bulk: '0',
    };
    await visitor.post('/mileage/trips-fuel/fuel/new', { ...typed, quantity: '456,789', total: '700,10' });
    const made = await db.fuelPurchase.findFirstOrThrow({ where: { carrierId } });
    const path = `/mileage/trips-fuel/fuel/${made.id}`;
    const { html } = await visitor.get(path);
    expect(langOf(html)).toBe('fr-CA');
    for (const text of [
      '<title>Modifier le carburant',
      'Supprimer cet achat',
      'value="456,789"',
      'value="700,10"',
    ])
      expect(shown(html)).toContain(text);
    await visitor.post(path, {
      ...typed,
      revision: String(made.revision),
      quantity: '1 456,5',
      total: '2 100,55 $',
    });
    const changed = await db.fuelPurchase.findFirstOrThrow({ where: { id: made.id } });
    expect([String(changed.quantity), changed.totalCents]).toEqual(['1456.5', 210_055]);
    await visitor.post('/mileage/equipment/new', {
      unit: 'T-2',
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
    const other = await db.equipment.findFirstOrThrow({ where: { carrierId, unit: 'T-2' } });
    // Someone else has saved meanwhile: the truck by its name, the box by its answer.
    const { taxPaid: _checked, ...unchecked } = typed;
    const both = await visitor.post(path, {
      ...unchecked,
      revision: String(made.revision),
      equipmentId: String(other.id),
      quantity: '1 456,5',
      total: '2 100,55 $',
    });
    expect(both.status).toBe(409);
    const table = /<table class="table conflict-table">([^]*?)<\/table>/.exec(both.html)?.[1] ?? '';
    const rows = [
      ...table.matchAll(/<tr><th scope="row"[^>]*>([^]*?)<\/th><td>([^]*?)<\/td><td>([^]*?)<\/td>/g),
    ].map((row) => row.slice(1));
    // The figures are the same, whatever marks they are written with.
    expect(rows).toEqual([
      ['Véhicule', 'T-2', 'T-1'],
      ['Taxe payée à la pompe', 'Non', 'Oui'],
    ]);
  });
});
