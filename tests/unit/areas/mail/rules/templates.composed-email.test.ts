import { describe, expect, it } from 'vitest';
import { composedEmailSchema } from '~/areas/mail/rules/composed-email.schema';
import { EMAIL_TEMPLATES, fillTemplate } from '~/areas/mail/rules/templates';
import { problemsOf } from '../../../domain/form-problems';

const email = (more: object = {}) =>
  composedEmailSchema.safeParse({
    to: 'ann@example.com',
    cc: '',
    bcc: null,
    subject: ' Hi ',
    body: ' Hello ',
    ...more,
  });
const addresses = (count: number, name = 'a') =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);

describe('an email that a person writes', () => {
  it('needs an address, a subject and words', () => {
    expect(email().data).toEqual({
      to: ['ann@example.com'],
      cc: [],
      bcc: [],
      subject: 'Hi',
      body: 'Hello',
      attachments: [],
    });
    expect(problemsOf(email({ to: ' , ', subject: ' ', body: ' ' }))).toEqual({
      to: 'Write at least one address',
      subject: 'Write a subject',
      body: 'Write the message',
    });
    expect(problemsOf(email({ subject: undefined, body: undefined }))).toEqual({
      subject: 'Write a subject',
      body: 'Write the message',
    });
  });

  it('takes addresses by comma, semicolon or line, with names or without, each once', () => {
    expect(
      email({ to: 'Ann <Ann@Example.com>, bob@example.com;carl@example.com\r\nann@example.com' }).data?.to,
    ).toEqual(['ann@example.com', 'bob@example.com', 'carl@example.com']);
    expect(email({ to: ['ann@example.com, bob@example.com', 'carl@example.com'] }).data?.to).toHaveLength(3);
    expect(problemsOf(email({ to: 'ann, <bob@example.com' }))['to']).toContain('is not an email address');
    expect(problemsOf(email({ to: 'ann' }))).toEqual({ to: 'ann is not an email address' });
    expect(problemsOf(email({ to: 'x'.repeat(100) }))).toEqual({
      to: `${'x'.repeat(80)} is not an email address`,
    });
    expect(problemsOf(email({ to: 5 }))).toEqual({ to: 'Write addresses, separated by commas' });
  });

  it('goes to twenty people at the most, those of all lines counted once', () => {
    expect(email({ to: addresses(20) }).success).toBe(true);
    expect(problemsOf(email({ to: addresses(21) }))).toEqual({ to: 'At most 20 addresses' });
    expect(email({ to: addresses(10), cc: addresses(10), bcc: addresses(10, 'b') }).success).toBe(true);
    expect(problemsOf(email({ to: addresses(10), cc: addresses(1, 'c'), bcc: addresses(10, 'b') }))).toEqual({
      to: 'At most 20 addresses in all',
    });
  });

  it('has a subject of one line', () => {
    expect(email({ subject: 'x'.repeat(200) }).success).toBe(true);
    expect(problemsOf(email({ subject: 'x'.repeat(201) }))).toEqual({
      subject: 'The subject must be at most 200 characters',
    });
    for (const end of ['\n', '\r', '\u0000', '\u0085', '\u2028'])
      expect(problemsOf(email({ subject: `Hi${end}Bcc: x` }))).toEqual({
        subject: 'The subject is one line',
      });
    expect(email({ body: 'x'.repeat(50_000) }).success).toBe(true);
    expect(problemsOf(email({ body: 'x'.repeat(50_001) }))).toEqual({
      body: 'The message must be at most 50,000 characters',
    });
  });

  it('takes files by their id, alone, in a list or as they were answered', () => {
    const id = '0f6f4d5e-1c2b-4a3d-8e9f-001122334455';
    for (const attachments of [id, [id, id], [{ alias: id }], { alias: id }])
      expect(email({ attachments }).data?.attachments).toEqual([id]);
    for (const attachments of [undefined, null, ''])
      expect(email({ attachments }).data?.attachments).toEqual([]);
    expect(Object.values(problemsOf(email({ attachments: ['x'] })))).toEqual(['Upload the file again']);
    expect(Object.values(problemsOf(email({ options: { statement_id: 'x' } }))).length).toBe(1);
    expect(email({ options: { statement_id: id } }).success).toBe(true);
    expect(email({ options: { statement_id: '' } }).success).toBe(true);
  });
});

describe('an email at its edges', () => {
  const id = (index: number) => `0f6f4d5e-1c2b-4a3d-8e9f-0011223344${String(index).padStart(2, '0')}`;

  it('has at most ten files and a report of the carrier', () => {
    expect(email({ attachments: Array.from({ length: 10 }, (_, index) => id(index)) }).success).toBe(true);
    expect(problemsOf(email({ attachments: Array.from({ length: 11 }, (_, index) => id(index)) }))).toEqual({
      attachments: 'At most 10 files',
    });
    expect(problemsOf(email({ options: { statement_id: 'x' } }))).toEqual({
      'options.statement_id': 'This report was not found',
    });
    for (const statement_id of [null, undefined])
      expect(email({ options: { statement_id } }).success).toBe(true);
    for (const attachments of [[null], [5], [{ alias: 5 }], [{}]])
      expect(email({ attachments }).success).toBe(false);
  });

  it('takes a name before an address in brackets, and nothing behind it', () => {
    expect(email({ to: ' <ann@example.com> ' }).data?.to).toEqual(['ann@example.com']);
    for (const to of [
      '<ann@example.com> x',
      'Ann <<ann@example.com>>',
      'Ann <>',
      'Ann <bob@example.com> <carl@example.com>',
    ])
      expect([to, email({ to }).success]).toEqual([to, false]);
    expect(email({ to: 'ann@example.com\n\nbob@example.com,,;carl@example.com,' }).data?.to).toEqual([
      'ann@example.com',
      'bob@example.com',
      'carl@example.com',
    ]);
    expect(email({ cc: undefined, bcc: [null, 'ann@example.com'] }).data).toMatchObject({
      cc: [],
      bcc: ['ann@example.com'],
    });
    expect(problemsOf(email({ to: ['ann@example.com', 5] }))['to.1']).toBeDefined();
  });

  it('names a template of at most forty characters, or none', () => {
    for (const tmpl_name of ['report', null, undefined, 'x'.repeat(40)])
      expect(email({ tmpl_name }).success).toBe(true);
    expect(email({ tmpl_name: 'x'.repeat(41) }).success).toBe(false);
    expect(email({ subject: 'x' }).success).toBe(true);
  });
});

describe('words to begin an email with', () => {
  it('have the names filled in that are known', () => {
    expect(
      fillTemplate('{carrier}, {quarter} {unknown} {toString}', { carrier: 'Red River', quarter: 'Q3 2026' }),
    ).toBe('Red River, Q3 2026 {unknown} {toString}');
  });

  it('are three, each with every name it is filled with', () => {
    expect(EMAIL_TEMPLATES.map(({ name, title }) => [name, title])).toEqual([
      ['report', 'Send a quarterly report'],
      ['missing-receipts', 'Ask a driver for receipts'],
      ['records-request', 'Answer a request for records'],
    ]);
    expect(
      EMAIL_TEMPLATES.map(({ subject }) => fillTemplate(subject, { carrier: 'C', quarter: 'Q' })),
    ).toEqual(['C: Q IFTA report', 'Fuel receipts for Q', 'C: distance and fuel records, Q']);
    for (const { body } of EMAIL_TEMPLATES) expect(body).toMatch(/\{quarter\}[^]*\{name\}\n\{carrier\}$/);
  });
});
