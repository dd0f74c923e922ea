import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { wordsForScripts } from '~/areas/content/parts/language-choice-html.server';
import { translatorOf } from '~/kit/foreign-texts';
import french from '~/platform/http/languages/messages/fr-CA.json';
import spanish from '~/platform/http/languages/messages/es.json';
import type { UnitSystem } from '~/engine/units/conversion';
import { textsIn } from '~/platform/http/languages/texts.server';

const root = path.resolve(import.meta.dirname, '../../../../..');

type File = Record<string, Record<string, { text: string; status: string }>>;
const FILES: [string, File][] = [
  ['fr-CA.json', french],
  ['es.json', spanish],
];
const keysOf = (file: File): string[] =>
  Object.entries(file).flatMap(([group, messages]) => Object.keys(messages).map((key) => `${group}: ${key}`));
const messagesOf = (file: File) => Object.values(file).flatMap((messages) => Object.entries(messages));
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))]
    .filter((name) => /^\d$/.test(name))
    .sort();

/** The English of every t`...`, t('...') and nodes`...` in the sources. */
function textsOfSources(): { file: string; key: string }[] {
  const files = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => path.join('app', file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!/kit\/texts'|'\.\/texts'/.test(text)) return [];
    const found: { file: string; key: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && /(^|\.)(t|nodes)$/.test(node.tag.getText())) {
        const { template } = node;
        const parts = ts.isTemplateExpression(template)
          ? [
              template.head.text,
              ...template.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`),
            ]
          : [template.text];
        found.push({ file, key: parts.join('') });
      } else if (
        ts.isCallExpression(node) &&
        node.expression.getText() === 't' &&
        node.arguments[0] &&
        ts.isStringLiteralLike(node.arguments[0])
      )
        found.push({ file, key: node.arguments[0].text });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
    return found;
  });
}

/** Where the errors of the driver's forms, of the calculator and of signing in are written. */
const ERRORS: [
  group: 'forms' | 'list' | 'receipts' | 'equipment' | 'calculator' | 'sign-in',
  file: string,
][] = [
  ['forms', 'trips/prepare-trip.server.ts'],
  ['forms', 'trips/create-trip.server.ts'],
  ['forms', 'trips/change-trip.server.ts'],
  ['forms', 'trips/other-roads.server.ts'],
  ['forms', 'trips/rules/far-date.ts'],
  ['forms', 'trips/rules/road-request.schema.ts'],
  ['forms', 'trips/rules/trip.schema.ts'],
  ['forms', 'fuel/save-fuel.server.ts'],
  ['forms', 'fuel/rules/fuel.schema.ts'],
  ['forms', 'fuel/rules/fill-comma.ts'],
  ['list', 'ledger/change-records.server.ts'],
  ['list', 'ledger/pages/ledger-bulk.server.ts'],
  ['receipts', 'fuel/upload-receipts.server.ts'],
  ['receipts', 'fuel/uploaded-receipts.server.ts'],
  ['equipment', 'equipment/save-equipment.server.ts'],
  ['equipment', 'equipment/delete-equipment.server.ts'],
  ['equipment', 'equipment/rules/equipment.schema.ts'],
  ['equipment', 'equipment/rules/qualified-vehicle.ts'],
  ['equipment', 'equipment/rules/vin.ts'],
  ['calculator', 'calculator/check-calculation.server.ts'],
  ['calculator', 'calculator/run-calculation.server.ts'],
  ['sign-in', 'accounts/rules/account.schema.ts'],
  ['sign-in', 'accounts/confirm-address.server.ts'],
  ['sign-in', 'accounts/new-password.server.ts'],
  ['sign-in', 'accounts/request-mail.server.ts'],
  ['sign-in', 'accounts/reset-password.server.ts'],
  ['sign-in', 'accounts/sign-in.server.ts'],
  ['sign-in', 'accounts/passkeys/sign-in-by-passkey.server.ts'],
  ['sign-in', 'accounts/session/sign-in.server.ts'],
  ['sign-in', 'accounts/two-step/check-code.server.ts'],
  ['sign-in', 'accounts/two-step/second-step.server.ts'],
  ['sign-in', 'accounts/views/login.ts'],
  ['sign-in', 'carriers/accept-invitation.server.ts'],
];
/** The errors of these files are not whole sentences. */
const WITHOUT_STOP = [
  'accounts/rules/account.schema.ts',
  'accounts/two-step/check-code.server.ts',
  'accounts/views/login.ts',
];
/**
 * Of the table of corrected miles, which is in English; one that is made from the name of its field; and of sign-in
 * what only programs, mails and the page of tokens say.
 */
const ELSEWHERE = [
  'You do not work for this carrier.',
  'For accounts with two-step verification: six digits of the authenticator app, or a recovery code.',
  '{0} of {1} recovery codes are left.',
  'Name the token',
  'At most 80 characters',
  'Choose what the token may do',
  'Choose from the list',
  'Choose how long it works',
  'Choose at least one thing that the token may do',
  'Write the miles, 0 for none.',
  'More exempt miles than miles.',
  'Say why: a trip permit and its number, or the exempt road.',
  'Leave at least one state.',
  '{0} is in the table twice.',
  '{0} is a number of miles, such as 412650 or 412650.3.',
];

/** Whole sentences of a source, with a number for each value in them. */
function sentencesOf(file: string): string[] {
  const found: string[] = [];
  const whole = WITHOUT_STOP.includes(file) ? /^[A-Z{]/ : /^[A-Z{].*[.?]$/;
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || ts.isImportDeclaration(node)) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? node.head.text +
          node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('')
        : '';
    if (whole.test(text) && text.includes(' ')) found.push(text);
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(path.join(root, 'app/areas', file), 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** The words that stand for a part of a question. */
const WORDS: Record<UnitSystem, [RegExp, readonly string[]][]> = {
  us: [
    [/distanceWord$/, ['miles']],
    [/fuelWord$/, ['gallons']],
    [/fuelUnit$/, ['gallon']],
    [/economyWord$/, ['miles per gallon']],
    [/^shown$/, ['2.15 miles per gallon']],
  ],
  metric: [
    [/distanceWord$/, ['kilometers']],
    [/fuelWord$/, ['liters']],
    [/fuelUnit$/, ['liter']],
    [/economyWord$/, ['kilometers per liter']],
    [/^shown$/, ['2.15 kilometers per liter']],
  ],
};
const IN_BOTH: [RegExp, readonly string[]][] = [
  [/^missing\.join/, ['seller', 'place', 'seller and no place']],
  [/^nameOf/, ['Pennsylvania']],
  [/^quantity$/, ['quantity', 'gallons']],
  [/^truck$/, ['this unit']],
];

/** What a piece of a text may come to: both sides of a question mark, and "12" for a figure. */
function readingsOf(node: ts.Expression, units: UnitSystem): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node))
    return [...readingsOf(node.whenTrue, units), ...readingsOf(node.whenFalse, units)];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<string[]>(
      (begun, { expression, literal }) =>
        begun.flatMap((text) => readingsOf(expression, units).map((value) => text + value + literal.text)),
      [node.head.text],
    );
  return [
    ...([...WORDS[units], ...IN_BOTH].find(([pattern]) => pattern.test(node.getText()))?.[1] ?? ['12']),
  ];
}

/** The questions of the auditor in a file, or what is doubtful on a receipt. */
function questionsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isPropertyAssignment(node) && node.name.getText() === 'message'
        ? node.initializer
        : ts.isCallExpression(node) && node.expression.getText() === 'doubt'
          ? node.arguments[1]
          : undefined;
    for (const units of text ? (['us', 'metric'] as const) : []) found.push(...readingsOf(text!, units));
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(path.join(root, 'app', file), 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  // A size of tanks is no economy, whose name it has in the source.
  return found.filter((text) => !/per (gallon|liter)-/.test(text));
}

describe('the questions of the auditor and about a receipt', () => {
  it.each([
    'areas/ledger/rules/audit-fuel.ts',
    'areas/ledger/rules/audit-trips.ts',
    'areas/ledger/rules/fuel-checks.ts',
    'areas/ledger/rules/trip-checks.ts',
    'reading/fuel-receipt.ts',
  ])('of %s are in both languages, whatever their figures and units', (file) => {
    const questions = questionsOf(file);
    expect(questions.length).toBeGreaterThan(7);
    for (const language of ['fr', 'es'] as const) {
      const { said, langOf } = translatorOf(textsIn(language, 'frame', 'list', 'receipts', 'places')!);
      expect(questions.filter((text) => langOf(text) === 'en')).toEqual([]);
      for (const text of questions)
        expect(said(text), text).not.toMatch(
          /\b(miles|liters?|the|trips?|year|day|fuel|unit|Pennsylvania)(?!\p{L})/u,
        );
    }
  });
});

describe('the message files', () => {
  it.each(ERRORS)('have in %s every error of %s', (group, file) => {
    const sentences = sentencesOf(file).filter((text) => !ELSEWHERE.includes(text));
    expect(sentences).not.toEqual([]);
    expect(sentences.filter((text) => !(text in french[group]))).toEqual([]);
  });

  it('have what the script says that keeps what is typed', () => {
    const script = readFileSync(path.join(root, 'public/js/keep-typed.js'), 'utf8');
    const said = [...script.matchAll(/(?:button|element)\(\s*(?:'(?:p|h2)', )?'([A-Z][^']+)'/g)].map(
      ([, text = '']) => text,
    );
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((text) => !(text in french.forms))).toEqual([]);
    const words = wordsForScripts(translatorOf(textsIn('fr', 'forms')!)) ?? '{}';
    expect(said.filter((text) => !(text in (JSON.parse(words) as object)))).toEqual([]);
  });

  it('have the same texts', () => {
    expect(keysOf(french)).toEqual(keysOf(spanish));
  });

  it.each(FILES)('%s has every text that the screens ask for', (_name, file) => {
    const known = new Set(messagesOf(file).map(([key]) => key));
    const asked = textsOfSources();
    expect(asked.length).toBeGreaterThan(90);
    expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
  });

  it.each(FILES)('%s marks every text that no person has approved', (_name, file) => {
    const wrong = messagesOf(file).filter(
      ([, { status }]) =>
        status !== 'machine draft, not yet reviewed' && !/^approved by \S.* on \d{4}-\d\d-\d\d$/.test(status),
    );
    expect(wrong).toEqual([]);
  });

  it.each(FILES)(
    '%s has the values of the English text in each, and can be read by the library',
    (_name, file) => {
      for (const [key, { text }] of messagesOf(file)) {
        expect(placeholders(text), key).toEqual(placeholders(key));
        expect(() => compile(text), key).not.toThrow();
        // A straight apostrophe before a brace would quote it.
        expect(text, key).not.toContain("'");
        expect(text.trim(), key).not.toBe('');
      }
    },
  );

  it('have one text for one English text in a language, whichever page it is on', () => {
    for (const [name, file] of FILES) {
      const by = new Map<string, string>();
      for (const [key, { text }] of messagesOf(file)) {
        expect(by.get(key) ?? text, `${name}: ${key}`).toBe(text);
        by.set(key, text);
      }
    }
  });
});

describe('textsIn', () => {
  it('gives nothing for English, which is in the sources', () => {
    expect(textsIn('en', 'frame')).toBeUndefined();
  });

  it('has the marks of figures and dates as Intl has them', () => {
    expect(textsIn('fr', 'frame')?.marks).toMatchObject({
      decimal: ',',
      group: '\u00a0',
      money: ['', '\u00a0$'],
      date: '{day} {month} {year}',
    });
    expect(textsIn('es', 'frame')?.marks).toMatchObject({ decimal: '.', group: ',', money: ['$', ''] });
    expect(textsIn('es', 'frame')?.marks.months[1]).toBe('febrero');
  });

  it('brings only the groups that a page shows', () => {
    const { messages } = textsIn('fr', 'frame')!;
    expect(Object.keys(messages).sort()).toEqual(Object.keys(french.frame).sort());
  });
});
