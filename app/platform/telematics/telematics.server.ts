import { geotab } from './geotab.server';
import { motive } from './motive.server';
import type { Telematics } from './port';
import { samsara } from './samsara.server';

/** The telematics systems at these addresses. */
export const telematicsAt = (bases: { samsara: string; motive: string; geotab: string }): Telematics => ({
  samsara: samsara(bases.samsara),
  motive: motive(bases.motive),
  geotab: geotab(bases.geotab),
});
