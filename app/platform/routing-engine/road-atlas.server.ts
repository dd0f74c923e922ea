import { processSingleton } from '~/config/process-singleton.server';
import { RoadAtlas } from '~/roads/atlas/road-atlas';
import { embeddedRouter } from './embedded.server';

export {
  ROAD_KINDS,
  type AtlasLand,
  type AtlasRoad,
  type RoadAtlas,
  type RoadKind,
} from '~/roads/atlas/road-atlas';
export type { AtlasBox } from '~/roads/atlas/degree-lines';

/** Roads and borders for drawing, of the compiled network, whichever engine routes. Throws where the network is missing. */
export const roadAtlas = (): RoadAtlas =>
  processSingleton('road atlas', () => new RoadAtlas(embeddedRouter().graph.tables));
