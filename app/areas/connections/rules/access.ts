/** The telematics systems whose miles by jurisdiction can be pulled. */
export const TELEMATICS_SYSTEMS = ['samsara', 'motive', 'geotab'] as const;
export type TelematicsSystem = (typeof TELEMATICS_SYSTEMS)[number];

/** What a carrier hands over so that its figures can be read. */
export type TelematicsAccess =
  | { system: 'samsara' | 'motive'; key: string }
  | { system: 'geotab'; database: string; userName: string; password: string };

export const SYSTEM_NAMES: Readonly<Record<TelematicsSystem, string>> = {
  samsara: 'Samsara',
  motive: 'Motive',
  geotab: 'Geotab',
};

export const isTelematicsSystem = (value: string): value is TelematicsSystem =>
  (TELEMATICS_SYSTEMS as readonly string[]).includes(value);

const SHOWN_CHARACTERS = 4;

/** Enough of an access to tell it from another one, and too little to use it. */
export const accessHint = (access: TelematicsAccess): string =>
  access.system === 'geotab'
    ? `${access.userName} in ${access.database}`
    : `key …${access.key.slice(-SHOWN_CHARACTERS)}`;
