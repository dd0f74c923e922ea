import type { Parameters } from './parameters';
import type { World } from './state';

export interface Call {
  world: World;
  /** Variable parts of the path, in their order. */
  ids: string[];
  parameters: Parameters;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: RegExp;
  answer: (call: Call) => object;
}

/** `/v1/customers/:id/tax` and so on. */
export function route(method: Route['method'], path: string, answer: Route['answer']): Route {
  return { method, pattern: new RegExp(`^${path.replace(/:id/g, '([^/]+)')}$`), answer };
}

/** The id at a place of the path; the pattern has made sure that it is there. */
export const idAt = (call: Call, index = 0): string => decodeURIComponent(call.ids[index] ?? '');
