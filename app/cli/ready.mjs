// Imported, or run, before tests and measurements of the built product: installs and builds what is missing, their tools included.
import { install, requireNode } from './install.mjs';

requireNode();
install();
const { build } = await import('./build.mjs');
await build();
