import { describe, expect, it } from 'vitest';
import { deviceName } from '~/engine/text/device-name';

describe('what a browser says about itself', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 FxiOS/127.0 Mobile/15E148 Safari/605.1.15',
      'Firefox on iPad',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 EdgiOS/126.0 Safari/604.1',
      'Edge on iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 10) Chrome/126.0 Mobile Safari/537.36 EdgA/126.0', 'Edge on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36 OPR/112.0', 'Opera on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1 OPT/4.7',
      'Opera on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-S901B) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/126.0 Safari/537.36', 'Chrome on Chromebook'],
    ['Firefox/1.0', 'Firefox'],
    ['curl on Linux', 'Linux'],
    [` ${'x'.repeat(61)}`, 'x'.repeat(60)],
    ['dispatch-export/1.2', 'dispatch-export/1.2'],
    ['', 'Unknown device'],
  ])('names a device: %s', (userAgent, words) => {
    expect(deviceName(userAgent)).toBe(words);
  });
});
