import { invalidRequest } from './failure';

export type Tree = { [key: string]: string | Tree };

/** Reads `a[b][0][c]=d` as Stripe's clients write it. */
export function parseForm(text: string): Tree {
  const tree: Tree = Object.create(null) as Tree;
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [
      key.split('[')[0] ?? '',
      ...[...key.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? ''),
    ];
    let node = tree;
    path.forEach((step, index) => {
      const name = step === '' ? String(Object.keys(node).length) : step;
      if (index === path.length - 1) node[name] = value;
      else {
        const next = node[name];
        node = typeof next === 'object' ? next : (node[name] = Object.create(null) as Tree);
      }
    });
  }
  return tree;
}

/** The parameters of a request. A parameter that is asked for by nobody is refused, as Stripe does. */
export class Parameters {
  readonly #tree: Tree;
  readonly #path: string;

  constructor(tree: Tree, path = '') {
    this.#tree = tree;
    this.#path = path;
  }

  #name(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }

  /** Refuses whatever is not named here. */
  only(...names: string[]): this {
    const unknown = Object.keys(this.#tree).find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw invalidRequest(
        `Received unknown parameter: ${this.#name(unknown)}`,
        this.#name(unknown),
        'parameter_unknown',
      );
    return this;
  }

  has(name: string): boolean {
    return name in this.#tree;
  }

  text(name: string): string | undefined {
    const value = this.#tree[name];
    if (value !== undefined && typeof value !== 'string')
      throw invalidRequest(`Invalid string: ${this.#name(name)}`, this.#name(name));
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined || value === '')
      throw invalidRequest(
        `Missing required param: ${this.#name(name)}.`,
        this.#name(name),
        'parameter_missing',
      );
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    if (!/^-?\d+$/.test(value))
      throw invalidRequest(`Invalid integer: ${value}`, this.#name(name), 'parameter_invalid_integer');
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false')
      throw invalidRequest(`Invalid boolean: ${value}`, this.#name(name));
    return value === 'true';
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = values.find((candidate) => candidate === value);
    if (found === undefined)
      throw invalidRequest(
        `Invalid ${this.#name(name)}: must be one of ${values.join(', ')}`,
        this.#name(name),
      );
    return found;
  }

  child(name: string): Parameters | undefined {
    const value = this.#tree[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string')
      throw invalidRequest(`Invalid object: ${this.#name(name)}`, this.#name(name));
    return new Parameters(value, this.#name(name));
  }

  list(name: string): Parameters[] {
    const value = this.#tree[name];
    if (value === undefined || typeof value === 'string') return [];
    return Object.entries(value).map(([index, entry]) =>
      typeof entry === 'string'
        ? new Parameters({ value: entry }, `${this.#name(name)}[${index}]`)
        : new Parameters(entry, `${this.#name(name)}[${index}]`),
    );
  }

  texts(name: string): string[] {
    return this.list(name).map((entry) => entry.required('value'));
  }

  /** Metadata given here laid over what was there; an empty text removes a key. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const given = this.#tree['metadata'];
    if (given === undefined || typeof given === 'string') return given === '' ? {} : { ...before };
    const after = { ...before };
    for (const [key, value] of Object.entries(given)) {
      if (typeof value !== 'string') throw invalidRequest('Metadata values must be strings', 'metadata');
      if (value === '') delete after[key];
      else after[key] = value;
    }
    return after;
  }
}
