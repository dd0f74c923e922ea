import { env } from '~/config/env.server';
import type { SiteFacts } from '~/areas/content/rules/site-facts';

const hostOf = (url: string | undefined): string | null =>
  url === undefined ? null : new URL(url.replace(/\{\w\}/g, 'a')).hostname.replace(/^a\./, '');

const DEFAULT_PCMILER_HOST = 'pcmiler.alk.com';

/** How this installation is configured, for the texts that must say so. */
export function siteFacts(): SiteFacts {
  const config = env();
  return {
    product: config.PRODUCT_NAME,
    support: config.SUPPORT_EMAIL,
    operatorName: config.OPERATOR_NAME,
    operatorAddress: config.OPERATOR_ADDRESS,
    governingLaw: config.GOVERNING_LAW,
    effectiveOn: config.TERMS_EFFECTIVE_ON ?? null,
    hostingProvider: config.HOSTING_PROVIDER,
    backupDays: config.BACKUPS_KEPT_DAYS,
    logDays: config.LOGS_KEPT_DAYS,
    addsTax: config.STRIPE_AUTOMATIC_TAX,
    payments: config.STRIPE_SECRET_KEY ? 'stripe' : 'test',
    signInProviders: [
      ...(config.GOOGLE_CLIENT_ID ? ['Google'] : []),
      ...(config.MICROSOFT_CLIENT_ID ? ['Microsoft'] : []),
      ...(config.OAUTH_CLIENT_ID ? [config.OAUTH_NAME] : []),
    ],
    mailHost: hostOf(config.SMTP_URL),
    fileHost: hostOf(config.S3_ENDPOINT),
    routing:
      config.ROUTING_ENGINE === 'pcmiler'
        ? { name: 'PC*MILER', host: hostOf(config.PCMILER_URL) ?? DEFAULT_PCMILER_HOST }
        : config.ROUTING_ENGINE === 'valhalla'
          ? { name: 'Valhalla', host: hostOf(config.VALHALLA_URL) ?? '' }
          : null,
    languageModelHost: hostOf(config.EXTRACTION_MODEL_URL),
    breachHost: hostOf(config.PASSWORD_BREACH_URL),
    scansForViruses: config.CLAMD_URL !== undefined,
    analyticsHost: hostOf(config.ANALYTICS_SCRIPT_URL),
    mapHost: hostOf(config.MAP_TILE_URL),
    videoHost: hostOf(config.HOW_IT_WORKS_VIDEO_URL),
    inboundMailDomain: config.INBOUND_MAIL_DOMAIN ?? null,
  };
}
