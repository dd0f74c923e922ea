import { data, type AppLoadContext } from '@remix-run/node';
import {
  ABOUT,
  ACCESSIBILITY,
  privacyText,
  termsText,
  type PublicText,
} from '~/areas/content/rules/public-texts';
import { AUDIT_HELP } from '~/areas/content/rules/audit-help';
import { GLOSSARY } from '~/areas/content/rules/glossary';
import type { SiteFacts } from '~/areas/content/rules/site-facts';
import { siteFacts } from '~/areas/content/site-facts.server';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { publicPageHeaders } from '~/platform/http/languages/language.server';

const TEXTS = {
  about: () => ABOUT,
  auditHelp: () => AUDIT_HELP,
  accessibility: () => ACCESSIBILITY,
  glossary: () => GLOSSARY,
  terms: termsText,
  privacy: privacyText,
} satisfies Record<string, (site: SiteFacts) => PublicText>;

/** A text page as this installation is configured, and whether someone is signed in (their copy is their own). */
export async function loadPublicText(request: Request, load: AppLoadContext, name: keyof typeof TEXTS) {
  const isPrivate = hasSessionCookie(request);
  const signedIn = isPrivate && (await optionalUser(request, load)) !== null;
  const site = siteFacts();
  return data(
    { signedIn, product: site.product, values: { support: site.support }, text: TEXTS[name](site) },
    { headers: publicPageHeaders(request, isPrivate) },
  );
}
