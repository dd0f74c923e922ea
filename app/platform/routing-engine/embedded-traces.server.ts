import { embeddedRouter } from './embedded.server';
import type { TraceSplitting } from './trace-port';

/** Matched to the roads of the compiled network, whichever engine routes; by outlines where no road is near. */
export const embeddedTraces = (roadsFile?: string): TraceSplitting => ({
  begin: () => embeddedRouter(roadsFile).trace(),
});
