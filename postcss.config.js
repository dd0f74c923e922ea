import { forOlderBrowsers } from './app/cli/older-browsers.mjs';

export default { plugins: [forOlderBrowsers()] };
