/** Reading fields of JSON that a person wrote: names in several spellings, numbers as numbers or text. */
import { parseDecimal, type Decimal } from '~/engine/units/decimal';

/** Thrown and caught inside the return-file reader: names the field, says what is wrong. */
export class FieldError extends Error {
  constructor(
    readonly field: string,
    problem: string,
  ) {
    super(`${field}: ${problem}`);
    this.name = 'FieldError';
  }
}

/** More than any fleet drives or burns in a quarter, and far inside exact integers. */
const LARGEST_QUANTITY = 1_000_000_000;

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One object of the file with its path, for errors such as "inputs.lines[2].total_miles: ...". */
export class Fields {
  private readonly byName: Map<string, { name: string; value: unknown }>;

  constructor(
    source: JsonObject,
    readonly path: string,
  ) {
    this.byName = new Map(
      Object.entries(source).map(([name, value]) => [
        name.toLowerCase().replace(/[^a-z0-9]/g, ''),
        { name, value },
      ]),
    );
  }

  /** The first of these names that has a value; null and blank text count as not given. */
  find(names: readonly string[]): { name: string; value: unknown } | undefined {
    for (const name of names) {
      const found = this.byName.get(name.replace(/_/g, ''));
      if (!found || found.value === null || found.value === undefined) continue;
      if (typeof found.value === 'string' && found.value.trim() === '') continue;
      return found;
    }
    return undefined;
  }

  fieldPath(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  /** Text under one of the names; numbers are taken as text. Undefined when not given. */
  text(names: readonly string[]): string | undefined {
    const found = this.find(names);
    if (!found) return undefined;
    if (typeof found.value === 'number') return String(found.value);
    if (typeof found.value !== 'string') throw this.error(found.name, 'must be text');
    return found.value.trim();
  }

  /** A distance or an amount of fuel: a number of zero or more. Undefined when not given. */
  quantity(names: readonly string[]): Decimal | undefined {
    const found = this.find(names);
    if (!found) return undefined;
    const value = parseDecimal(found.value);
    if (!value) throw this.error(found.name, `is not a number: ${show(found.value)}`);
    if (value.lessThan(0)) throw this.error(found.name, `cannot be negative: ${show(found.value)}`);
    if (value.greaterThan(LARGEST_QUANTITY))
      throw this.error(found.name, `is too large: ${show(found.value)}`);
    return value;
  }

  requiredQuantity(names: readonly string[]): Decimal {
    const value = this.quantity(names);
    if (value === undefined) throw this.error(names[0] ?? '', 'is missing');
    return value;
  }

  /**
   * A rate in money per unit: zero or more, below 100, a currency sign allowed. Null when the file says that there
   * is none ("N/A", "none", "-"), undefined when it says nothing.
   */
  rate(names: readonly string[]): string | null | undefined {
    const found = this.find(names);
    if (!found) return undefined;
    const raw =
      typeof found.value === 'string' ? found.value.trim().replace(/^(?:US|C|CA)?\$\s*/i, '') : found.value;
    if (typeof raw === 'string' && /^(?:n\/?a|none|no rate|-+)$/i.test(raw)) return null;
    const value = parseDecimal(raw);
    if (!value) throw this.error(found.name, `is not a rate: ${show(found.value)}`);
    if (value.lessThan(0)) throw this.error(found.name, `cannot be negative: ${show(found.value)}`);
    if (value.greaterThanOrEqualTo(100))
      throw this.error(found.name, `is not a rate per unit: ${show(found.value)}`);
    return typeof raw === 'string' ? raw.replace(/,/g, '') : value.toString();
  }

  error(name: string, problem: string): FieldError {
    return new FieldError(this.fieldPath(name), problem);
  }
}

/** The offending value, short enough for one line. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
