// Imported, or run, before anything that needs the built product: installs and builds what is missing.
import { install, requireNode } from './install.mjs';

requireNode();
install();
const { build } = await import('./build.mjs');
await build();
