/** What the document has cost so far. Used inside the guarded child only. */

/** Processor time that was spent before there was a document. */
let prepared: NodeJS.CpuUsage | undefined;

/** The document is there: what was spent until now is not its own. */
export const startClock = (): void => {
  prepared = process.cpuUsage();
};

/** Processor time since then, in milliseconds. */
export const processorMilliseconds = (): number => {
  const { user, system } = process.cpuUsage(prepared);
  return (user + system) / 1000;
};
