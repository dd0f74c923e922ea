import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../../../prisma/seed/content/features';
import { pictureHtml } from '../../../../../prisma/seed/content/pictures';
import { PRODUCT_TUTORIALS } from '../../../../../prisma/seed/content/tutorials-product';
import { TAX_TUTORIALS } from '../../../../../prisma/seed/content/tutorials-tax';
import { priceQuestions } from '~/areas/billing/views/price-view';
import { FAQ_ENTRIES } from '~/areas/content/rules/faq';
import { fillText } from '~/areas/content/rules/fill-text';
import { timelyFacts } from '~/areas/content/rules/timely-facts';
import { sanitizeContent } from '~/areas/content/sanitize-content.server';
import { spokenAnswer } from '~/areas/content/parts/spoken-answer';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';
import { translatorOf } from '~/kit/foreign-texts';
import { translator } from '~/kit/texts';
import spanish from '~/platform/http/languages/messages/es.json';
import french from '~/platform/http/languages/messages/fr-CA.json';
import { textsIn } from '~/platform/http/languages/texts.server';

const diesel = parseSeedRates(readFileSync('prisma/seed/rates/2026Q3.csv', 'utf8'))
  .filter(({ fuel }) => fuel === 'special_diesel')
  .map(({ jurisdiction, usd }) => ({ jurisdiction, ...usd }));

/** The answers as the pages show them on a day; the rates of the fourth quarter become final in December. */
function answersOn(today: string): { slug: string; html: string }[] {
  const quarters = [3, 4].map((quarter) => ({
    quarter: { year: 2026, quarter: quarter as 3 | 4 },
    isOfficial: true,
    isFinal: quarter === 3,
    finalOn: quarter === 3 ? '2026-09-04' : '2026-12-04',
  }));
  const facts = { ...timelyFacts(today, quarters, diesel), product: 'Stateline' };
  return FAQ_ENTRIES.map(({ slug, answer }) => ({ slug, html: fillText(sanitizeContent(answer), facts) }));
}
const answerOn = (today: string, slug: string): string =>
  answersOn(today).find((answer) => answer.slug === slug)?.html ?? '';
const speakerOf = (language: 'fr' | 'es') =>
  translatorOf(textsIn(language, 'frame', 'pages', 'places', 'faq')!);

describe.each(['fr', 'es'] as const)('an answer in %s', (language) => {
  const speaker = speakerOf(language);

  it.each(['2026-04-15', '2026-11-23', '2027-02-02'])('is whole for every question on %s', (today) => {
    const english = answersOn(today).filter(({ html }) => spokenAnswer(speaker, html).lang !== undefined);
    expect(english.map(({ slug }) => slug)).toEqual([]);
    for (const { slug, html } of answersOn(today)) {
      const spoken = spokenAnswer(speaker, html).html;
      expect(spoken, slug).not.toMatch(/\{\d\}|\b(the|and|your|is due|plus a)\b/);
      expect(spoken.match(/<\/?\w+/g), slug).toEqual(html.match(/<\/?\w+/g));
    }
  });

  it('is there for every question of the price page, with its figures', () => {
    for (const { question, answer } of priceQuestions()) {
      expect(speaker.langOf(question), question).toBeUndefined();
      expect(speaker.langOf(answer), answer).toBeUndefined();
      for (const figure of answer.match(/\d+/g) ?? []) expect(speaker.said(answer)).toContain(figure);
    }
  });

  it('stays in English as a whole when an editor has changed one paragraph of it', () => {
    const html = answersOn('2026-11-23')[0]!.html.replace('It covers', 'It truly covers');
    expect(spokenAnswer(speaker, html)).toEqual({ html, lang: 'en' });
  });
});

describe('the body of a feature', () => {
  it.each(['fr', 'es'] as const)('is whole in %s', (language) => {
    const speaker = translatorOf(textsIn(language, 'features')!);
    for (const { slug, html } of FEATURES) {
      const body = sanitizeContent(html);
      const spoken = spokenAnswer(speaker, body);
      expect(spoken.lang, slug).toBeUndefined();
      expect(spoken.html.match(/<[^>]+>/g), slug).toEqual(body.match(/<[^>]+>/g));
      expect(spoken.html, slug).not.toMatch(/\b(the|and|your)\b/);
    }
  });
});

describe('a lesson', () => {
  it.each(['fr', 'es'] as const)('is whole in %s, with its tables and its picture', (language) => {
    const speaker = translatorOf(textsIn(language, 'places', 'guide', 'lessons')!);
    const facts = timelyFacts('2026-11-23', [], diesel);
    for (const { slug, title, short, html } of [...PRODUCT_TUTORIALS, ...TAX_TUTORIALS]) {
      const body = fillText(sanitizeContent(html), {
        ...facts,
        surcharges: 'Diesel in Q3 2026: Virginia $0.336 plus a $0.143 surcharge.',
      });
      const spoken = spokenAnswer(speaker, body + pictureHtml(slug));
      expect(spoken.lang, slug).toBeUndefined();
      expect(spoken.html, slug).not.toMatch(/>[^<]*\b(the|and|your)\b/);
      expect([speaker.langOf(title), speaker.langOf(short)], slug).toEqual([undefined, undefined]);
    }
  });

  it.each([
    ['fr', french],
    ['es', spanish],
  ] as const)(
    'names in %s what is on the screen in that language, or leaves its English name',
    (language, file) => {
      const speaker = translatorOf(textsIn(language, 'places', 'guide', 'lessons')!);
      const labelsOf = (html: string) =>
        [...html.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, label = '']) => label);
      const known = (label: string): string[] =>
        Object.values(file as Record<string, Record<string, { text: string }>>).flatMap(
          (group) => group[label]?.text ?? [],
        );
      for (const { slug, html } of PRODUCT_TUTORIALS) {
        const body = sanitizeContent(html);
        const spoken = labelsOf(spokenAnswer(speaker, body).html);
        expect(spoken.length, slug).toBe(labelsOf(body).length);
        for (const [index, label] of labelsOf(body).entries())
          expect([label, ...known(label)], slug).toContain(spoken[index]);
      }
    },
  );

  it('has the figures of its table as French writes them', () => {
    const speaker = translatorOf(textsIn('fr', 'places', 'guide', 'lessons')!);
    const { html } = spokenAnswer(speaker, sanitizeContent(TAX_TUTORIALS[0]!.html));
    expect(html).toContain('<th scope="row">Texas</th><td>50</td><td>100</td><td>-50</td><td>0,2000</td>');
  });
});

describe('an answer with figures that age', () => {
  it('has its quarters and dates as French writes them', () => {
    const { html } = spokenAnswer(speakerOf('fr'), answerOn('2026-11-23', 'due-dates'));
    expect(html).toContain(
      'La déclaration du T3 2026 était due le 2 novembre 2026; celle du T4 2026 est due le 1 février 2027.',
    );
  });

  it('has its rates and states as French and Spanish write them', () => {
    const surcharges = spokenAnswer(speakerOf('fr'), answerOn('2026-11-23', 'surcharge')).html;
    expect(surcharges).toContain('Kentucky 0,22\u00a0$ plus une surtaxe de 0,105\u00a0$');
    expect(surcharges).toContain('Virginie 0,336\u00a0$ plus une surtaxe de 0,143\u00a0$');
    const rates = spokenAnswer(speakerOf('es'), answerOn('2026-11-23', 'highest-and-lowest')).html;
    expect(rates).toContain('Pensilvania 0.741');
    expect(rates).toContain('<a href="/mileage/rates">Todas las tasas por trimestre</a>');
  });

  it('is as it is in English', () => {
    const html = answerOn('2026-11-23', 'late');
    expect(spokenAnswer(translator(), html)).toEqual({ html, lang: undefined });
  });
});
