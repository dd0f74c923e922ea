import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deferScripts } from '~/platform/http/pages/deferred-scripts';

const OUTBOX = '<script src="/mileage/js/outbox.js?v=3" defer></script>';
const CONTROLS = '<script src="/mileage/js/controls.js?v=1" defer data-framework="true"></script>';
const FRAMEWORK = '<script nonce="abc" type="module" async>import "/mileage/build/root.js";</script>';

describe('deferScripts', () => {
  it('leaves no script of the framework and none of the outbox to load beside the style sheets', () => {
    const page = deferScripts(
      `<link rel="modulepreload" href="/mileage/build/root.js">${OUTBOX}${CONTROLS}${FRAMEWORK}`,
    );
    expect(page).toContain('<link rel="modulepreload" media="not all" href="/mileage/build/root.js">');
    expect(page).toContain('<script data-src="/mileage/js/outbox.js?v=3"></script>');
    expect(page).not.toMatch(/<script[^>]* src="[^"]*outbox/);
    expect(page).not.toMatch(/<script[^>]* type="module"/);
    expect(page).toContain(CONTROLS);
  });

  it('gives the outbox its address back with the load event, to run before the framework', () => {
    const [, starter = ''] = /<script nonce="abc">([\s\S]*)<\/script>/.exec(deferScripts(FRAMEWORK)) ?? [];
    const tags: Record<string, unknown>[] = [];
    const [link, outbox] = [
      { media: 'not all' },
      {
        dataset: { src: '/mileage/js/outbox.js?v=3' },
        removeAttribute: (name: string) => expect(name).toBe('data-src'),
      } as Record<string, unknown>,
    ];
    const document = {
      currentScript: { nonce: 'abc' },
      querySelectorAll: (selector: string) => {
        if (selector.startsWith('link')) return [link];
        tags.push(outbox);
        return [outbox];
      },
      createElement: () => ({ remove: () => undefined }),
      body: { append: (tag: Record<string, unknown>) => tags.push(tag) },
    };
    const later: (() => void)[] = [];
    runInNewContext(starter, {
      document,
      addEventListener: (_event: 'load', work: () => void) => later.push(work),
      setTimeout: (work: () => void) => later.push(work),
    });
    while (later.length > 0) later.shift()?.();
    expect(link.media).toBe('');
    expect(tags).toMatchObject([
      { src: '/mileage/js/outbox.js?v=3', async: false },
      { type: 'module', async: false, nonce: 'abc', textContent: 'import "/mileage/build/root.js";' },
    ]);
  });

  it('leaves the outbox as it is on a page without the framework', () => {
    expect(deferScripts(OUTBOX + CONTROLS)).toBe(OUTBOX + CONTROLS);
  });
});
