import type { Operation } from '~/platform/http/openapi/operation.server';
import { operations } from './registry.server';

/** One address of the API with the calls that it takes. */
interface Address {
  /** Below the API's base, with parameters in braces. */
  path: string;
  segments: string[];
  methods: Map<string, Operation>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Every address once, fixed words before parameters: /trip/create is no trip of that id. */
const addresses = ((): Address[] => {
  const byPath = new Map<string, Address>();
  for (const operation of operations) {
    const known = byPath.get(operation.path) ?? {
      path: operation.path,
      segments: operation.path.split('/').slice(1),
      methods: new Map<string, Operation>(),
    };
    known.methods.set(operation.method, operation);
    if (operation.takesPatch) known.methods.set('PATCH', operation);
    byPath.set(operation.path, known);
  }
  const rank = ({ segments }: Address) =>
    segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');
  return [...byPath.values()].sort((a, b) => rank(a).localeCompare(rank(b)));
})();

/** A path as it was asked for, met by an address of the table. */
export interface FoundAddress {
  params: Readonly<Record<string, string>>;
  /** The methods it takes, for Allow. */
  allowed: string[];
  /** The call of a method; HEAD is the GET of the address. */
  operation: (method: string) => Operation | null;
}

/** The address of a path below the API's base; null where no call of the table has it. */
export function findAddress(path: string): FoundAddress | null {
  const wanted = path.replace(/\/$/, '').split('/').slice(1);
  const address = addresses.find(
    ({ segments }) =>
      segments.length === wanted.length &&
      segments.every((segment, index) =>
        isParameter(segment) ? wanted[index] !== '' : segment === wanted[index],
      ),
  );
  if (!address) return null;
  const { segments, methods } = address;
  return {
    params: Object.fromEntries(
      segments.flatMap((segment, index) =>
        isParameter(segment) ? [[segment.slice(1, -1), decoded(wanted[index] ?? '')] as const] : [],
      ),
    ),
    allowed: [...methods.keys()],
    operation: (method) => methods.get(method === 'HEAD' ? 'GET' : method) ?? null,
  };
}

/** A segment, decoded; one that cannot be decoded stays as it is, and is the id of nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The patterns of all addresses ("/trip/:id"), as the rest of the site writes its own. */
export const callPatterns = (): string[] => addresses.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1'));
