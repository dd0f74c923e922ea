import { useRouteLoaderData } from '@remix-run/react';
import type { UnitSystem } from '~/engine/units/conversion';
import { unitWords, type UnitWords } from '~/engine/units/unit-words';

const SHELL = 'areas/carriers/pages/shell';

/** Puts templates into the units of the carrier that the shell was drawn for; miles and gallons outside of it. */
export const useUnitWords = (): UnitWords =>
  unitWords(useRouteLoaderData<{ units?: UnitSystem }>(SHELL)?.units ?? 'us');
