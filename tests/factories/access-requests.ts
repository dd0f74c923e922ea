import { addressOf, productRoutes, type ProductRoute } from './routes';

/** Every request that someone could send to any route: by its parameter, in its forms, in JSON. */
export const routes = productRoutes();

/** Addresses for everybody. A route that is neither here nor guarded fails below. */
const PUBLIC = [
  /^\/mileage$/,
  /^\/mileage\/(login|login\/(code|passkey|passkey\/question|verify)|register|restore-password|password\/reset(\/:token)?|confirm\/:code|invitations\/:token|navigation)$/,
  /^\/mileage\/(calculator|rates|features|faq|prices|glossary|help|how-it-works|states|tutorials|docs|about|terms|privacy|accessibility|audit-letter|403|500|inbox)(\/|$)/,
  /^\/mileage\/api\/(login|login-code|register|logout|refresh|confirm\/:code|password-reset-link|password-reset-confirm|oauth\/.*|calc\/.*|demo-rates.*|features.*|tutorials.*|\*)$/,
  /^\/mileage\/(webhooks|api\/webhooks|billing-test|api\/stripe|api\/openapi)/,
  // Mail of a provider: known by its secret, not found where none is configured.
  /^\/mileage\/api\/documents\/inbound$/,
  // A carrier's calendar, known by its secret.
  /^\/mileage\/calendar\/:token\.ics$/,
  // Squares of the map: the roads, the same for everybody.
  /^\/mileage\/map\/:z\/:x\/:y\.svg$/,
  // For programs that find pages.
  /^\/mileage\/(robots\.txt|sitemap\.xml|deadlines\.ics)$/,
  // Of the installed program: a page and a list that are the same for everybody, and whose session this is, which is nobody's without one.
  /^\/mileage\/(offline|manifest\.webmanifest|outbox)$/,
  /^\/\*$/,
];
export const isPublic = ({ pattern }: ProductRoute) => PUBLIC.some((known) => known.test(pattern));
/** These end or renew the very sign-in that asks: the matrices would stop testing anything. */
export const ENDS_SESSION = ['/mileage/logout', '/mileage/api/logout', '/mileage/api/refresh'];

export interface Asked {
  what: string;
  path: string;
  init: RequestInit & { headers?: Record<string, string> };
}

export interface Answer {
  what: string;
  status: number;
  body: string;
}

/** A request as a page of the product itself would send it. */
export const fetchAs = (origin: string, path: string, init: Asked['init'] = {}): Promise<Response> =>
  fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers: { Origin: origin, ...init.headers } });

/** Room for all requests of `ask` within one carrier's share of the connections, so that none is refused as one too many. */
export const ROOM_FOR_ALL = { DATABASE_POOL: '30' };

/** Runs six requests at a time; the order does not matter. */
export async function ask(origin: string, requests: Asked[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = [...requests];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const response = await fetchAs(origin, next.path, next.init);
        answers.push({ what: next.what, status: response.status, body: await response.text() });
      }
    }),
  );
  return answers;
}

/** Every name under which a form or a call takes an id. */
export const FIELDS = [
  'id',
  'ids',
  'ids[]',
  'equipment',
  'equipment_id',
  'equipmentId',
  'equipmentIds',
  'carrierId',
  'carrier_id',
  'userId',
  'user_id',
  'sessionId',
  'tokenId',
  'invitationId',
  'identityId',
  'tripId',
  'trip_id',
  'fuelId',
  'tankId',
  'tank_id',
  'receiptId',
  'documentId',
  'attachmentId',
  'card_id',
  'file_id',
  'email_id',
  'batch_id',
];
const bodyOf = (value: string, intent: string): Record<string, string> => ({
  ...Object.fromEntries(FIELDS.map((name) => [name, value])),
  intent,
  role: 'viewer',
  confirm: '1',
  understood: '1',
  quarter: '20264',
  date: '2026-10-05',
  unit: 'X-1',
  active: '1',
  name: 'x',
  legalName: 'x',
  to: '/mileage/account',
  email: 'x@example.com',
  scope: 'read',
  days: '30',
});

/** Every way to send a value to a route: as its parameter, in a form by every intent, in JSON by every method. */
export function writesTo(route: ProductRoute, value: string, headers: Record<string, string>): Asked[] {
  const path = addressOf(route, value);
  const intents = [...route.intents, ''];
  if (!route.isApi) {
    return intents.map((intent) => ({
      what: `POST ${path} ${intent}`,
      path,
      init: { method: 'POST', headers, body: new URLSearchParams(bodyOf(value, intent)) },
    }));
  }
  return ['POST', 'PUT', 'DELETE'].map((method) => ({
    what: `${method} ${path}`,
    path,
    init: {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...bodyOf(value, ''), ids: [value], data: { ids: [value] } }),
    },
  }));
}

/** Answers that are the server's own fault. */
export const failures = (answers: Answer[]) =>
  answers.filter(({ status }) => status >= 500).map(({ what, status }) => `${status} ${what}`);
