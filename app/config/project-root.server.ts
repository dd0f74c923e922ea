import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder that holds package.json, whether this code runs from source or from the built bundle. */
function findProjectRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('package.json not found above the running code');
    folder = parent;
  }
  return folder;
}

export const projectRoot = findProjectRoot();

/** A path inside the project. */
export const inProject = (...segments: string[]): string => path.join(projectRoot, ...segments);
