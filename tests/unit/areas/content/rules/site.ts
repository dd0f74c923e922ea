import type { SiteFacts } from '~/areas/content/rules/site-facts';

/** An installation that uses nothing from outside and has not said who runs it. */
export const BARE_SITE: SiteFacts = {
  product: 'Stateline',
  support: 'help@example.com',
  operatorName: '',
  operatorAddress: '',
  governingLaw: '',
  effectiveOn: null,
  hostingProvider: '',
  backupDays: 35,
  logDays: 30,
  addsTax: false,
  payments: 'test',
  signInProviders: [],
  mailHost: null,
  fileHost: null,
  routing: null,
  languageModelHost: null,
  breachHost: null,
  scansForViruses: false,
  analyticsHost: null,
  mapHost: null,
  videoHost: null,
  inboundMailDomain: null,
};
