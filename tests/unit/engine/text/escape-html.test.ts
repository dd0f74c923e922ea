import { describe, expect, it } from 'vitest';
import { escapeHtml } from '~/engine/text/escape-html';

describe('text in HTML', () => {
  it('has a reference in place of each sign that would end it', () => {
    expect(escapeHtml(`<a href="x?a=1&b='2'">`)).toBe('&lt;a href=&quot;x?a=1&amp;b=&#39;2&#39;&quot;&gt;');
    expect(escapeHtml('Plain & simple, 5 > 4')).toBe('Plain &amp; simple, 5 &gt; 4');
    expect(escapeHtml('')).toBe('');
  });
});
