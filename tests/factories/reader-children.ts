import { readdirSync, readFileSync } from 'node:fs';

/** Children of this process that read a document or wait for one, with the command line of each. */
export const readerChildren = (): { pid: string; command: string }[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const parent = Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[1]);
      const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
      return parent === process.pid && command.includes('reader-child.js') ? [{ pid, command }] : [];
    } catch {
      return [];
    }
  });
