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
import { saidIn } from '~/areas/trips/rules/distance-text';
import { flagOf } from '~/reading/flag-messages';
import { refusalMessage } from '~/reading/refusals';
import { textsIn, wordsOfScripts } from '~/platform/http/languages/texts.server';

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
  group:
    'forms' | 'list' | 'receipts' | 'equipment' | 'calculator' | 'sign-in' | 'documents' | 'grid' | 'records',
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
  ['records', 'trips/correct-miles.server.ts'],
  ['grid', 'trips/save-odometer-rows.server.ts'],
  ['grid', 'fuel/save-fuel-rows.server.ts'],
  ['documents', 'documents/activation.server.ts'],
  ['documents', 'documents/fill-from-page.server.ts'],
  ['documents', 'documents/import-batch.server.ts'],
  ['documents', 'documents/make-trips.server.ts'],
  ['documents', 'documents/remove-document.server.ts'],
  ['documents', 'documents/rules/upload-rules.ts'],
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
 * Of the table of corrected miles, whose texts are with its page (see below); one that is made from the name of its field; and of sign-in
 * what only programs, mails and the page of tokens say.
 */
const ELSEWHERE = [
  'You do not work for this carrier.',
  // Of what was not found on a line of a paper: see below.
  'No {0} in “{1}”. Pick another line.',
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

describe('the errors of the table of corrected miles', () => {
  it.each(['fr', 'es'] as const)('are in the language %s, in miles and in kilometers', (language) => {
    const { said, langOf } = translatorOf(textsIn(language, 'frame', 'forms', 'list', 'records', 'places')!);
    for (const text of [
      'Write the miles, 0 for none.',
      'More exempt miles than miles.',
      'Say why: a trip permit and its number, or the exempt road.',
      'Leave at least one state.',
      'Texas is in the table twice.',
      'Miles is a number of miles, such as 412650 or 412650.3.',
      'Exempt miles is a number of miles, such as 412650 or 412650.3.',
      'This trip was imported with its miles, so there are no routed miles to restore. Correct them, or delete the trip.',
    ].flatMap((text) => [text, saidIn('km', text)])) {
      expect(langOf(text), text).toBeUndefined();
      expect(said(text), text).not.toMatch(/\b(the|is|than|why|state|kilometers)(?!\p{L})/iu);
    }
  });
});

describe('what is to be checked on a rate confirmation', () => {
  const QUOTED = 'Pine & Main';
  const STOP = `Stop 2 (${QUOTED} 75201)`;
  const FLAGS = [
    flagOf('no-stops', undefined),
    flagOf('no-pickup', undefined),
    flagOf('no-delivery', undefined),
    flagOf('first-last', undefined),
    flagOf('no-date', 1, 2, QUOTED),
    flagOf('date-order', 1, 2),
    flagOf('date-gap', 1, 2, 30),
    flagOf('year', 1, 2, '2026'),
    flagOf('weekday', 1, 2),
    flagOf('stop-count', undefined, 3, 2),
    flagOf('numbering', undefined),
    flagOf('numbering-mixed', undefined),
    flagOf('unassigned-address', undefined, QUOTED),
    flagOf('unassigned-label', undefined, QUOTED),
    flagOf('party-address', 1, 2, QUOTED),
    flagOf('place-unknown', 1, STOP),
    flagOf('zip-state', 1, STOP, 'Texas'),
    flagOf('zip-place', 1, STOP),
    flagOf('same-stop', 1, 2),
    flagOf('empty-trailer', 1, 2),
    flagOf('hard-to-read', 1, STOP),
    flagOf('hard-to-read', 1, STOP, 'postal code'),
    flagOf('hard-to-read', 1, STOP, 'date'),
    flagOf('zip-cut', 1, 2, QUOTED, '751'),
    flagOf('zip-lost', 1, 2, QUOTED),
    flagOf('zips-lost', undefined),
    flagOf('date-of-no-stop', undefined, '11/20'),
    flagOf('town-of-no-stop', undefined, QUOTED),
    flagOf('role-lost', undefined, QUOTED),
    flagOf('roles', undefined),
    flagOf('rate', undefined, '$1,850.00', '$1,900.00'),
    flagOf('rate-unnamed', undefined, '$1,850.00'),
    flagOf('number-unnamed', undefined, 'A-4471'),
    flagOf('loads', undefined, 'A-4471', 'A-4472'),
    flagOf('learned', undefined, 'load number'),
    flagOf('learned', undefined, 'rate'),
    flagOf('learned-lost', undefined, 'load number'),
    flagOf('learned-lost', undefined, 'rate'),
    flagOf('stops-learned', undefined),
    flagOf('stops-lost', undefined),
    flagOf('proposed', undefined),
  ];
  const REFUSALS = [
    'not-pdf',
    'too-slow',
    'too-large',
    'too-many-pages',
    'too-many-items',
    'password',
    'unreadable',
    'crashed',
  ];

  it.each(['fr', 'es'] as const)('is in the language %s, and why a file could not be read', (language) => {
    const { said, langOf } = translatorOf(
      textsIn(language, 'frame', 'forms', 'list', 'documents', 'places')!,
    );
    const known = readFileSync(path.join(root, 'app/reading/flag-messages.ts'), 'utf8');
    const [, messages = ''] = /const MESSAGES = \{([^]*?)\n\} as const/.exec(known) ?? [];
    const names = [...messages.matchAll(/^ {2}'?([a-z-]+)'?: \(/gm)].map(([, name]) => name);
    expect(new Set(FLAGS.map(({ doubt }) => doubt))).toEqual(new Set(names));
    const texts = [
      ...FLAGS.map(({ message }) => message),
      ...REFUSALS.map(refusalMessage),
      ...['city and state', 'date', 'number', 'sum'].map(
        (what) => `No ${what} in “${QUOTED}”. Pick another line.`,
      ),
      'This paper has the layout "Acme".',
      'This paper has the layout "Acme": its rate was looked for where you put it right.',
      'This paper has the layout "Acme": its stops, load number and rate were looked for where you put them right.',
    ];
    for (const text of texts) {
      expect(langOf(text), text).toBeUndefined();
      expect(said(text), text).not.toMatch(/\b(stop|the|paper|rate|load|number|was|were|and)(?!\p{L})/iu);
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

  it.each(['outbox', 'keys'])('have what the script %s says, without rules of numbers', (name) => {
    const script = readFileSync(path.join(root, `public/js/${name}.js`), 'utf8');
    const asked = [...script.matchAll(/say\(\s*'([^']+)'/g)].map(([, text = '']) => text);
    const listed = [...script.matchAll(/^ +(?:\w+: )?\[?(?:'[^']+', )?'([1{A-Z][^']* [^']*)'[\],]/gm)].map(
      ([, text = '']) => text,
    );
    const words = wordsOfScripts('fr');
    expect([asked.length, listed.length].every((count) => count > 3)).toBe(true);
    expect([...asked, ...listed].filter((text) => !(text in words))).toEqual([]);
    const kinds = [...readFileSync(path.join(root, 'public/sw.js'), 'utf8').matchAll(/\$\/, '([a-z ]+)'\]/g)];
    expect(kinds.length).toBe(7);
    for (const [, kind = ''] of kinds)
      expect([kind in words, kind.charAt(0).toUpperCase() + kind.slice(1) in words]).toEqual([true, true]);
    for (const text of Object.values(words)) expect(text).not.toMatch(/\{\d,/);
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
