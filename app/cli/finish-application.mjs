// After Remix has built the application: joins what one page loads, trims the manifests and packs the files. In a process of its own,
// so that `npm start`, which builds and then runs the program, does not keep what this takes.
import { fileURLToPath } from 'node:url';
import { PUBLIC_PATH, trimManifests } from './client-manifest.mjs';
import { compressFiles } from './compress-files.mjs';
import { joinChunks } from './join-chunks.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
await joinChunks(root, PUBLIC_PATH);
trimManifests(root);
await compressFiles(root);
