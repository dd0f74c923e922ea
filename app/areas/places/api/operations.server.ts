import * as z from 'zod';
import { dataOf, named, type Handler, type Operation } from '~/platform/http/openapi/operation.server';
import { answerFindAddress, answerFindPlaces, answerFindPostalCode } from './handlers.server';

const place = named(
  'Place',
  z.object({
    id: z.string(),
    label: z.string(),
    value: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.enum(['US', 'CA']),
    lat: z.number(),
    lon: z.number(),
  }),
);

const places = dataOf(z.array(place));
const term = z.string().optional();
type GeoCall = 'Places' | 'Address' | 'PostalCode';

const geoCalls: {
  path: string;
  id: GeoCall;
  summary: string;
  query: Record<string, z.ZodType>;
  example: Record<string, string>;
}[] = [
  {
    path: 'search',
    id: 'Places',
    summary: 'Complete a town or postal code',
    query: { term, mode: z.enum(['city', 'zip', 'address']).optional().describe('address unless given.') },
    example: { term: 'chica', mode: 'city' },
  },
  {
    path: 'address',
    id: 'Address',
    summary: 'Find the town of an address in one line',
    query: { term },
    example: { term: '233 S Wacker Dr, Chicago, IL 60606' },
  },
  {
    path: 'zip/find',
    id: 'PostalCode',
    summary: 'Find the area of a complete ZIP or Canadian code',
    query: { term },
    example: { term: '60601' },
  },
];

/** The three calls that complete addresses, signed in or as a guest of the calculator; each side brings its own handlers. */
export const geoTable = (
  prefix: string,
  { isPublic, handlers }: { isPublic: boolean; handlers: Readonly<Record<GeoCall, Handler>> },
): Operation[] =>
  geoCalls.map(({ path, id, summary, query, example }) => ({
    id: `${isPublic ? 'guestFind' : 'find'}${id}`,
    tag: isPublic ? 'calculator' : 'geo',
    method: 'GET',
    path: `${prefix}/${path}`,
    access: isPublic ? 'public' : 'carrier',
    scope: null,
    summary,
    notes: 'At most ten, best first. A term that is unknown or unfinished gives an empty list.',
    query,
    answers: { 200: { text: 'What was found.', schema: places } },
    problems: isPublic ? [429] : [],
    example: { query: example, status: 200 },
    handle: handlers[id],
  }));

export const geoOperations: Operation[] = geoTable('/geo', {
  isPublic: false,
  handlers: { Places: answerFindPlaces, Address: answerFindAddress, PostalCode: answerFindPostalCode },
});
