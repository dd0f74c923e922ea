import { browserCookie } from './browser-cookie.server';

/** A message for the next page. Danger stays until it is closed, others go after three seconds. */
export interface Flash {
  type: 'success' | 'warning' | 'danger' | 'info';
  message: string;
  /** Leads to what the message is about. */
  link?: { href: string; text: string };
  /** Where a press on "Undo" is sent, what it brings back, and the page after that. */
  undo?: { action: string; batch: string; to: string };
}

const cookie = browserCookie('stateline_flash', 60);

/** Header that carries a message over a redirect. */
export const flashHeader = async (flash: Flash): Promise<[string, string]> => [
  'Set-Cookie',
  await cookie.serialize(flash),
];

/** The message brought along, and the header that forgets it. */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; headers: HeadersInit }> {
  const flash = (await cookie.parse(request.headers.get('Cookie'))) as Flash | null;
  if (flash === null || typeof flash.message !== 'string') return { flash: null, headers: {} };
  return { flash, headers: { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) } };
}
