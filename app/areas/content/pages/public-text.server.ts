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
import { translatedText } from '~/areas/content/rules/fill-text';
import type { SiteFacts } from '~/areas/content/rules/site-facts';
import { siteFacts } from '~/areas/content/site-facts.server';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { translator } from '~/kit/texts';
import { publicPageHeaders } from '~/platform/http/languages/language.server';
import { textsOf } from '~/platform/http/languages/texts.server';

const TEXTS = {
  about: () => ABOUT,
  auditHelp: () => AUDIT_HELP,
  accessibility: () => ACCESSIBILITY,
  glossary: () => GLOSSARY,
  terms: termsText,
  privacy: privacyText,
} satisfies Record<string, (site: SiteFacts) => PublicText>;

/** The law of the terms and of privacy is said in one language; the letter of an audit has English steps. */
const TRANSLATED: readonly (keyof typeof TEXTS)[] = ['about', 'accessibility', 'glossary'];

/** A text page as this installation is configured, and whether someone is signed in (their copy is their own). */
export async function loadPublicText(request: Request, load: AppLoadContext, name: keyof typeof TEXTS) {
  const isPrivate = hasSessionCookie(request);
  const signedIn = isPrivate && (await optionalUser(request, load)) !== null;
  const site = siteFacts();
  const texts = TRANSLATED.includes(name) ? textsOf(request, 'frame', 'guide') : undefined;
  const english = TEXTS[name](site);
  return data(
    {
      signedIn,
      product: site.product,
      values: { support: site.support },
      text: texts
        ? translatedText(english, translator(texts).t, { namesEnglish: name === 'glossary' })
        : english,
      isTranslated: TRANSLATED.includes(name),
      ...(texts ? { texts } : {}),
    },
    { headers: publicPageHeaders(request, isPrivate) },
  );
}
