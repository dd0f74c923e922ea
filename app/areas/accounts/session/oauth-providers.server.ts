import { env } from '~/config/env.server';

export interface OAuthProvider {
  /** In addresses: /mileage/api/oauth/{id}. */
  id: string;
  /** On its button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The providers that this installation is set up for. Issuers are fixed by preset or by the operator, never by a request. */
export function oauthProviders(): OAuthProvider[] {
  const config = env();
  const given: (Omit<OAuthProvider, 'clientId' | 'clientSecret'> & {
    clientId: string | undefined;
    clientSecret: string | undefined;
  })[] = [
    {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: config.GOOGLE_CLIENT_ID,
      clientSecret: config.GOOGLE_CLIENT_SECRET,
    },
    {
      id: 'microsoft',
      name: 'Microsoft',
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      clientId: config.MICROSOFT_CLIENT_ID,
      clientSecret: config.MICROSOFT_CLIENT_SECRET,
    },
    {
      id: 'sso',
      name: config.OAUTH_NAME,
      issuer: config.OAUTH_ISSUER ?? '',
      clientId: config.OAUTH_CLIENT_ID,
      clientSecret: config.OAUTH_CLIENT_SECRET,
    },
  ];
  return given.filter((provider): provider is OAuthProvider =>
    Boolean(provider.clientId && provider.clientSecret && provider.issuer),
  );
}

/** For the buttons of a page: nothing but id and name. */
export const providerButtons = (): { id: string; name: string }[] =>
  oauthProviders().map(({ id, name }) => ({ id, name }));
