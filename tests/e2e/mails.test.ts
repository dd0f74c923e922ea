import { describe, expect, it } from 'vitest';
import { startBrowser } from '../factories/browser';
import { everyMail } from '../factories/every-mail';

const browser = await startBrowser();

describe('every message', () => {
  it.each([360, 600])('fits a screen of %i px, with a button that can be touched', async (width) => {
    const page = await browser.open({ viewport: { width, height: 740 } });
    const found: string[] = [];
    for (const [name, mail] of everyMail()) {
      await page.setContent(mail.html);
      const { over, buttons } = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - window.innerWidth,
        buttons: [...document.querySelectorAll('a')].map((link) => link.getBoundingClientRect().height),
      }));
      if (over > 0) found.push(`${name}: ${over} px too wide`);
      if (buttons.some((height) => height < 44))
        found.push(`${name}: a button of ${Math.min(...buttons)} px`);
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
