import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAQ_ENTRIES } from '~/areas/content/rules/faq';
import { GLOSSARY } from '~/areas/content/rules/glossary';
import { ERROR_HELP } from '~/areas/content/views/error-help';
import { paths } from '~/routes';

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated') && !file.endsWith('error-help.ts'))
  .map((file) => readFileSync(`app/${file}`, 'utf8'))
  .join('\n');

it.each(ERROR_HELP)('the help names a message that the program has: $message', ({ message }) => {
  expect(sources).toContain(message);
});

it('each message has its own address, a way out and a link', () => {
  expect(new Set(ERROR_HELP.map(({ slug }) => slug)).size).toBe(ERROR_HELP.length);
  for (const { wayOut, link } of ERROR_HELP) {
    expect(wayOut).toMatch(/^[A-Z].*\.$/);
    expect(link.href).toMatch(/^\/mileage\//);
  }
});

it('leads only to questions and terms that are there', () => {
  const hrefs = ERROR_HELP.map(({ link }) => link.href);
  const ends = (base: string) =>
    hrefs.filter((href) => href.startsWith(`${base}#`)).map((href) => href.split('#')[1]);
  const questions = FAQ_ENTRIES.map(({ slug }) => `faq-${slug}`);
  expect(ends(paths.faq()).filter((end) => !questions.includes(end ?? ''))).toEqual([]);
  const terms = GLOSSARY.sections.map(({ slug }) => slug);
  expect(ends(paths.glossary()).filter((end) => !terms.includes(end ?? ''))).toEqual([]);
});
