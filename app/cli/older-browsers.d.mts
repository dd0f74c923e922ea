import type { Plugin } from 'postcss';

export function forOlderBrowsers(): Plugin;
