import { describe, expect, it } from 'vitest';
import { parseContentAction } from '~/areas/content/rules/actions';
import { withActions } from '~/areas/content/views/content-view';
import { sanitizeContent } from '~/areas/content/sanitize-content.server';

const handlers = {
  training: '/mileage/support/training',
  limits: '/l',
  support: '/s',
  email: '/e',
  'sign-up': '/r',
  'sign-in': '/i',
  'add-trip': '/t',
  'add-fuel': '/f',
};

describe('HTML of editors', () => {
  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>b</p>', '<p>b</p>'],
    ['<a href="javascript:alert(1)">c</a>', '<a>c</a>'],
    [
      '<a href="https://example.com/" style="color:red" target="_blank">d</a>',
      '<a href="https://example.com/">d</a>',
    ],
    ['<a href="//evil.example/">e</a>', '<a>e</a>'],
    ['<img src="https://evil.example/p.gif" alt="">', ''],
    ['<img src="/mileage/img/../../x.png" alt="">', ''],
    ['<svg onload=alert(1)><p>f</p></svg>', '<p>f</p>'],
    ['<iframe src="https://evil.example/"></iframe>g', 'g'],
    ['<h1>h</h1><b>i</b>', '<h2>h</h2><strong>i</strong>'],
    [
      '<button data-action="@training" onclick="x()">j</button>',
      '<button type="button" data-action="@training">j</button>',
    ],
    ['<button data-action="@delete-all">k</button>', '<button type="button">k</button>'],
    ['<form action="/x"><input name="y">l</form>', 'l'],
  ])('%s', (given, expected) => {
    expect(sanitizeContent(given)).toBe(expected);
  });

  it('keeps a picture of our own, with its size', () => {
    expect(
      sanitizeContent('<img src="/mileage/img/tutorials/trip.png" alt="A trip" width="800" height="x">'),
    ).toBe('<img src="/mileage/img/tutorials/trip.png" alt="A trip" loading="lazy" width="800" />');
  });

  it('says the same when it is sanitized twice', () => {
    const once = sanitizeContent('<p>a &amp; b <a data-action="#/rates?x=1&amp;y=2">c</a></p>');
    expect(sanitizeContent(once)).toBe(once);
  });
});

describe('actions in texts', () => {
  it('become links to the page of their handler or path', () => {
    const html = sanitizeContent(
      '<p><button data-action="@training">A</button> <a data-action="#/rates?x=1&amp;y=2">B</a></p>',
    );
    expect(withActions(html, handlers, '/mileage')).toBe(
      '<p><a class="button" href="/mileage/support/training">A</a> <a href="/mileage/rates?x=1&amp;y=2">B</a></p>',
    );
  });

  it('leave the words where they mean nothing', () => {
    expect(withActions('<button type="button">A</button>', handlers, '/mileage')).toBe('A');
  });

  it.each([
    '',
    '@',
    '@Training',
    '#',
    '#//evil.example',
    '#/../admin',
    '#javascript:alert(1)',
    'https://evil.example',
    '#/a"b',
    '#/\\evil.example',
  ])('%s means nothing', (text) => {
    expect(parseContentAction(text)).toBeNull();
  });
});
