import type { Operation } from '~/platform/http/openapi/operation.server';
import { operations } from './registry.server';

interface Address {
  segments: string[];
  methods: Map<string, Operation>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Every address once, fixed words before parameters: /trip/create is no trip of that id. */
const addresses = ((): Address[] => {
  const byPath = new Map<string, Address>();
  for (const operation of operations) {
    const known = byPath.get(operation.path) ?? {
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

export type FoundOperation =
  | { operation: Operation; allowed: string[] }
  /** The address exists, the method does not. */
  | { operation: null; allowed: string[] }
  | null;

/** The operation of a method and a path below the API's base; HEAD is the GET of the address. */
export function findOperation(method: string, path: string): FoundOperation {
  const wanted = path.replace(/\/$/, '').split('/').slice(1);
  const address = addresses.find(
    ({ segments }) =>
      segments.length === wanted.length &&
      segments.every((segment, index) =>
        isParameter(segment) ? wanted[index] !== '' : segment === wanted[index],
      ),
  );
  if (!address) return null;
  const allowed = [...address.methods.keys()];
  return { operation: address.methods.get(method === 'HEAD' ? 'GET' : method) ?? null, allowed };
}
