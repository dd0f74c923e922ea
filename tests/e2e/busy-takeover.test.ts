import { expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

/** Someone types from the first moment, faster than anyone can: between any two steps of the framework that takes the page over. */
const TYPE_ALL_THE_TIME = `
  window.keysSent = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (document.documentElement?.dataset.live !== undefined) return;
    if (document.body) {
      window.keysSent++;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    }
    port2.postMessage(0);
  };
  port2.postMessage(0);
`;

it.each(['/mileage/equipment/new', '/mileage/trips-fuel/trips/new', '/mileage/calculator'])(
  '%s is taken over while someone types',
  async (path) => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    for (let turn = 0; turn < 5; turn++) {
      const page = await browser.open();
      await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
      await page.addInitScript(TYPE_ALL_THE_TIME);
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      expect(await page.evaluate('window.keysSent')).toBeGreaterThan(0);
      await page.context().close();
    }
  },
);
