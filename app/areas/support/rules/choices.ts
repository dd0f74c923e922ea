/** How someone describes themselves in the limits survey, by the id that the survey sends. */
export const SURVEY_ROLES = [
  { id: 1, name: 'Carrier company owner' },
  { id: 2, name: 'Owner operator' },
  { id: 3, name: 'Independent safety specialist or agency' },
  { id: 4, name: 'In-house safety manager' },
  { id: 100, name: 'Other' },
] as const;

/** What someone would like to have, by id. */
export const SURVEY_FEATURES = [
  { id: 1, name: 'Import from spreadsheets' },
  { id: 2, name: 'GPS/ELD integration' },
  { id: 3, name: 'Driver mobile app' },
  { id: 4, name: 'Fuel statement import' },
  { id: 5, name: 'Trips on a map' },
  { id: 100, name: 'Other' },
] as const;

export const THANKS = 'Thanks for submitting the form!';

export type SupportKind = 'limits' | 'training' | 'message';
export type SupportStatus = 'open' | 'in_progress' | 'granted' | 'done' | 'declined';

export const SUPPORT_KIND_NAMES: Readonly<Record<SupportKind, string>> = {
  limits: 'Higher limits of the free plan',
  training: 'Training session',
  message: 'Message',
};

/** A status as the person who asked reads it. */
export const SUPPORT_STATUS_NAMES: Readonly<Record<SupportStatus, string>> = {
  open: 'Received',
  in_progress: 'Being worked on',
  granted: 'Granted',
  done: 'Answered',
  declined: 'Declined',
};

export const roleName = (id: number): string => SURVEY_ROLES.find((role) => role.id === id)?.name ?? '';
export const featureNames = (ids: readonly number[]): string[] =>
  SURVEY_FEATURES.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
