import { TraceSplitter } from '~/roads/borders/trace-splitter';
import { embeddedRouter } from './embedded.server';
import type { TraceSplitting } from './trace-port';

/** By the outlines of the compiled road network, whichever engine routes. */
export const embeddedTraces = (roadsFile?: string): TraceSplitting => ({
  begin: () => new TraceSplitter(embeddedRouter(roadsFile).graph.map),
});
