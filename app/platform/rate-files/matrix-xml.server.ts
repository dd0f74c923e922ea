import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseTypedDate, type LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, parseQuarter, type Quarter } from '~/engine/calendar/quarter';
import { findJurisdiction, isIftaMember } from '~/engine/jurisdictions/codes';
import type { Finding, FindingCode } from '~/areas/rates/rules/finding';
import { parseFuelType, fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { rowsOfBlocks, type MatrixBlock } from '~/areas/rates/rules/matrix-blocks';
import type { ParsedMatrix } from '~/areas/rates/rules/matrix-grid';
import { readMatrixLabel } from '~/areas/rates/rules/matrix-label';
import { readRateCell } from '~/areas/rates/rules/rate-figure';

/** One element in document order. */
interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
}

/**
 * Reads the official XML download: QUARTER, then a RECORD per jurisdiction (and one more for its surcharge) with FUEL_TYPE
 * followed by its RATE in US and CAN. The layout is known from descriptions only, so that case, nesting and extra elements do
 * not matter; what names no known fuel, jurisdiction or country, or is not a rate, is an error all the same.
 * @throws Error when the text is not well-formed XML.
 */
export function readMatrixXml(text: string, expected: Quarter): ParsedMatrix {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`${valid.err.msg.replace(/\.$/, '')} (line ${valid.err.line})`);
  // Entities are not expanded: a document type with nested ones must not grow in memory.
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
  });
  const elements = (parser.parse(text) as RawNode[]).flatMap(elementsOf);
  return new XmlReader(expected).read(elements);
}

type RawNode = Record<string, unknown>;

function elementsOf(node: RawNode): Element[] {
  const name = Object.keys(node).find((key) => key !== ':@');
  if (name === undefined || name === '#text' || name.startsWith('?')) return [];
  const raw = node[name] as RawNode[];
  const attributes = Object.entries((node[':@'] as Record<string, string> | undefined) ?? {});
  const text = raw.flatMap((child) => ('#text' in child ? [String(child['#text'])] : [])).join(' ');
  return [
    {
      name: name.toUpperCase(),
      attributes: new Map(attributes.map(([key, value]) => [key.toUpperCase(), value.trim()])),
      children: raw.flatMap(elementsOf),
      text: text.trim(),
    },
  ];
}

class XmlReader {
  private readonly findings: Finding[] = [];
  private readonly blocks: MatrixBlock[] = [];
  private readonly seen = new Set<string>();
  private title: Quarter | undefined;

  constructor(private readonly expected: Quarter) {}

  read(elements: readonly Element[]): ParsedMatrix {
    let records = 0;
    const walk = (element: Element): void => {
      if (element.name === 'QUARTER')
        this.title ??= parseQuarter(element.text || element.attributes.get('ID'));
      if (element.name !== 'RECORD') return element.children.forEach(walk);
      records += 1;
      this.readRecord(element, records);
    };
    elements.forEach(walk);
    if (!this.title) this.report('title-missing', 'The file does not say which quarter it is for.');
    if (records === 0) this.report('header-missing', 'The file holds no RECORD with rates.');
    return { quarter: this.title, rows: rowsOfBlocks(this.blocks), findings: this.findings };
  }

  private readRecord(record: Element, number: number): void {
    const holder = descendants(record).find((element) => element.name === 'JURISDICTION');
    if (!holder) return this.report('unknown-jurisdiction', `Record ${number} names no jurisdiction.`);
    const label = readMatrixLabel(holder.text);
    const jurisdiction = findJurisdiction(holder.attributes.get('ID') ?? '')?.code ?? label.jurisdiction;
    const name = label.name || holder.attributes.get('ID') || `Record ${number}`;
    if (!jurisdiction) return this.report('unknown-jurisdiction', `"${name}" is not a known jurisdiction.`);
    if (!isIftaMember(jurisdiction))
      return this.report('not-a-member', `${name} is not a member of IFTA.`, { jurisdiction });
    const isSurcharge = label.isSurcharge || isYes(holder.attributes.get('SURCHARGE'));
    const effectiveFrom = this.readDate(holder.attributes.get('EFFECTIVE_DATE'), name, jurisdiction);
    if (effectiveFrom === undefined) return;
    const key = `${jurisdiction}/${isSurcharge}/${effectiveFrom}`;
    if (this.seen.has(key)) return this.report('duplicate-block', `${name} appears twice.`, { jurisdiction });
    this.seen.add(key);
    this.blocks.push({
      jurisdiction,
      isSurcharge,
      effectiveFrom,
      ...this.readRates(record, name, jurisdiction),
    });
  }

  /** The rates of a record: each RATE belongs to the FUEL_TYPE before or around it. */
  private readRates(record: Element, name: string, jurisdiction: string): Pick<MatrixBlock, 'usd' | 'cad'> {
    const prices = { usd: new Map<FuelType, number | null>(), cad: new Map<FuelType, number | null>() };
    let fuel: FuelType | undefined;
    for (const element of descendants(record)) {
      if (element.name === 'FUEL_TYPE') {
        const label = element.attributes.get('NAME') ?? element.text;
        fuel = parseFuelType(label);
        if (!fuel)
          this.report('unknown-column', `${name}: "${label}" is not a known fuel type.`, { jurisdiction });
      } else if (element.name === 'RATE' && fuel) {
        const country = (element.attributes.get('COUNTRY') ?? '').toUpperCase().replace(/[^A-Z]/g, '');
        const currency = country.startsWith('US') ? 'usd' : country.startsWith('CA') ? 'cad' : undefined;
        const value = readRateCell(element.text);
        const place = { jurisdiction, fuel };
        if (!currency || prices[currency].has(fuel))
          this.report(
            'line-pair',
            `${name}, ${fuelTypeName(fuel)}: a rate for "${country}" was not expected.`,
            place,
          );
        else if (value === undefined)
          this.report(
            'unreadable-cell',
            `${name}, ${fuelTypeName(fuel)}: "${element.text.slice(0, 30)}" is not a rate.`,
            place,
          );
        else prices[currency].set(fuel, value);
      }
    }
    for (const id of new Set([...prices.usd.keys(), ...prices.cad.keys()])) {
      if (prices.usd.has(id) && prices.cad.has(id)) continue;
      const message = `${name}, ${fuelTypeName(id)}: only one of the US and CAN rates is there.`;
      this.report('line-pair', message, { jurisdiction, fuel: id });
    }
    return prices;
  }

  /** A day before the quarter only says how old the rate is; one after its first day starts a second period. */
  private readDate(text: string | undefined, name: string, jurisdiction: string): LocalDate | undefined {
    const first = firstDayOfQuarter(this.expected);
    if (!text) return first;
    const day = parseTypedDate(text.split(/[T ]/)[0]);
    if (day !== undefined && day <= first) return first;
    if (day === undefined || day > lastDayOfQuarter(this.expected)) {
      this.report('date-outside-quarter', `${name}: the effective date "${text}" is not in the quarter.`, {
        jurisdiction,
      });
      return undefined;
    }
    this.report('dated-block', `${name} changes inside the quarter, on ${day}.`, {
      jurisdiction,
      severity: 'confirm',
    });
    return day;
  }

  private report(
    code: FindingCode,
    message: string,
    more: Partial<Omit<Finding, 'code' | 'message'>> = {},
  ): void {
    this.findings.push({ severity: 'error', code, message, ...more });
  }
}

function descendants(element: Element): Element[] {
  return element.children.flatMap((child) => [child, ...descendants(child)]);
}

function isYes(text: string | undefined): boolean {
  return text !== undefined && /^(?:y|yes|true|1|surcharge)$/i.test(text);
}
