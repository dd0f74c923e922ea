import { describe, expect, it } from 'vitest';
import { CONTENT_HANDLERS, parseContentAction, TRAINING_BUTTON_TEXT } from '~/areas/content/rules/actions';

/** Specification, section 2, features page: an action starting with @ calls a handler, one starting with # goes to a path. */
describe('an action in a text', () => {
  it.each(['training', 'limits', 'support', 'email', 'sign-up', 'sign-in', 'add-trip', 'add-fuel'])(
    'calls the handler @%s',
    (handler) => {
      expect(CONTENT_HANDLERS).toContain(handler);
      expect(parseContentAction(`@${handler}`)).toEqual({ kind: 'handler', handler });
    },
  );

  it.each([
    '/trips-fuel',
    '/rates/2026/3',
    '/reports?q=20263&per_equipment=1',
    '/faq#faq-due-dates',
    '/',
    '/a%20b',
  ])('goes to the path #%s', (path) => {
    expect(parseContentAction(`#${path}`)).toEqual({ kind: 'path', path });
  });

  it.each([
    '',
    '@',
    '#',
    '@unknown',
    'training',
    'x@training',
    '@training ',
    '@Training',
    '/reports',
    '#reports',
    '#//evil.example',
    '#/../admin',
    '#/a/..',
    '#/a b',
    '#/a"onclick',
    '#/a<b',
    'x#/reports',
    '#/reports\n',
    '#https://evil.example',
  ])('means nothing as %j', (text) => {
    expect(parseContentAction(text)).toBeNull();
  });

  it('has a button for the training session, in the words of the specification', () => {
    expect(TRAINING_BUTTON_TEXT).toBe('Schedule a complimentary 30-minutes one-on-one training session');
  });
});
