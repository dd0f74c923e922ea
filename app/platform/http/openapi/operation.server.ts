import { apiName, namesOf, type ApiTextsOf, type TextFields } from '~/engine/records/text-fields';
import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import type { ApiScope } from '~/engine/api-scopes';

/** Who may call: anybody; whoever is signed in; who also works on a carrier; the extraction service's token as well. */
export type Access = 'public' | 'user' | 'carrier' | 'service';

/** The parts of the reference, in its order. */
export const TAGS = {
  auth: [
    'Sign-in and user',
    'A token for a person: sign in, renew it, sign out. Programs that run by themselves use a named API token from the account page instead.',
  ],
  carriers: [
    'Carriers and people',
    'Which carrier this sign-in works on, its profile, and who else works on it.',
  ],
  trips: [
    'Trips',
    'A trip by its stops. The server routes it as a truck drives and splits the miles by state and province. Ids begin with the digit 1.',
  ],
  fuel: ['Fuel', 'Fuel purchases, recorded against equipment. Ids begin with the digit 2.'],
  equipment: ['Equipment', 'The vehicles of the carrier.'],
  imports: [
    'Imports',
    'Trips, fuel, fuel-card statements and positions from files: upload, say what the columns mean, look at every line, accept, undo.',
  ],
  reports: ['Reports', 'The quarter’s return as JSON, PDF, Excel or CSV, and the audit file.'],
  rates: ['Tax rates', 'Rates by year and quarter, with and without sign-in.'],
  billing: ['Billing', 'Packages, subscription, cards, coupon and invoices.'],
  geo: ['Addresses', 'Completes towns, ZIPs and Canadian postal codes.'],
  calculator: ['Calculator', 'The front page: a route and its tax without an account.'],
  emails: ['Emails', 'Sends emails with attachments and keeps them.'],
  support: ['Support and content', 'Requests to our people, tutorials and the features list.'],
  extraction: [
    'Rate confirmations',
    'The extraction module of the application and the service that reads PDFs.',
  ],
  webhooks: [
    'Webhooks',
    'Tells your own programs at once when something has happened: signed, tried again, and written down.',
  ],
  incoming: ['Called by others', 'Addresses that providers call. Nobody else needs them.'],
} as const satisfies Record<string, readonly [title: string, text: string]>;

export type Tag = keyof typeof TAGS;

export const JSON_TYPE = 'application/json';
export const MULTIPART = 'multipart/form-data';

export interface Answer {
  /** What it is, in a sentence. */
  text: string;
  /** Undefined for an answer without a body. */
  schema?: z.ZodType;
  /** JSON unless it is a file. */
  type?: string | readonly string[];
  headers?: Record<string, string>;
}

export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Files of a multipart body, by field; their text is made up by whoever runs the example. */
  files?: Record<string, { name: string; type: string }>;
  headers?: Record<string, string>;
  /** The status it is answered with. */
  status: number;
}

/** What a call is asked: the request, the parameters of its address as they read decoded, and who asks from where. */
export interface CallArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: AppLoadContext;
}

/** Answers a call. A thrown Response is an answer too; anything else that is thrown is our failure. */
export type Handler = (call: CallArgs) => Promise<Response>;

export interface Operation {
  /** createTrip */
  id: string;
  tag: Tag;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /mileage/api, with parameters in braces. */
  path: string;
  summary: string;
  notes?: string;
  access: Access;
  /** A public call on the session that its token belongs to: without a token it answers, and does nothing. */
  actsOnSession?: true;
  /** What an API token must have been given to make this call; null where every token may. */
  scope: ApiScope | null;
  /** Scopes that do in place of it: the call answers of each kind what the token may read. */
  alsoScopes?: readonly ApiScope[];
  params?: Record<string, z.ZodType>;
  query?: Record<string, z.ZodType>;
  /** `requires`: fields that may not be missing though their schema takes nothing, to say so in words of its own. */
  body?: {
    schema: z.ZodType;
    types?: readonly string[];
    /** Files that a form may bring beside the fields; JSON has no place for them. */
    files?: Readonly<Record<string, z.ZodType>>;
    isOptional?: boolean;
    requires?: readonly string[];
    /** Fields that neither the body nor the answer knows are refused by name: a misspelled one would be lost unseen. */
    refusesOthers?: boolean;
  };
  /** Takes no body, and passes over what the specification's clients may send along. Others refuse its fields by name. */
  passesBody?: boolean;
  answers: Record<number, Answer>;
  /** Failures beside those that every call of its kind can have. */
  problems?: readonly number[];
  /** A PUT that keeps what its body does not name: PATCH is the same call. */
  takesPatch?: boolean;
  /** False where an answer is never worth a tag. */
  isTagged?: boolean;
  /** Providers are not counted: they bring their own proof. */
  isUncounted?: boolean;
  example: Example;
  handle: Handler;
}

/** A part of answers that has a name: #/components/schemas. */
export const named = <T extends z.ZodType>(id: string, schema: T): T => schema.meta({ id });

export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

export const message = z.object({ message: z.string() });
export const messageWithId = z.object({
  message: z.string(),
  data: z.object({ id: z.union([z.string(), z.int()]) }),
});

/** A choice of a form. */
export const option = z.object({ id: z.union([z.string(), z.int()]), value: z.string() }).loose();

/** The answer of a list call. */
export const listOf = <T extends z.ZodType>(row: T, more: Record<string, z.ZodType> = {}) =>
  z.object({
    data: z.array(row),
    recordsTotal: z.int().min(0).describe('Records of the filter, without the search.'),
    recordsFiltered: z.int().min(0).describe('Records of the filter and the search.'),
    input: z.object({ start: z.int(), length: z.int() }),
    next: z.string().nullable().describe('Address of the next page by cursor; null on the last one.'),
    ...more,
  });

/** The query of every list call. Brackets are part of the names. */
export const listQuery: Record<string, z.ZodType> = {
  start: z
    .int()
    .min(0)
    .optional()
    .describe('Rows to skip. Shifts where rows are added meanwhile: use cursor to read a whole list.'),
  length: z
    .union([z.literal(-1), z.int().min(1)])
    .optional()
    .describe('Rows of a page, at most 500; -1 for as many as there may be. 50 unless given.'),
  cursor: z
    .string()
    .optional()
    .describe(
      'Where the page before ended, as its next link says. Goes before start; stays right when rows are added or deleted.',
    ),
  'search[value]': z
    .string()
    .optional()
    .describe('Words that must all occur. The first 200 characters count.'),
  'columns[0][data]': z
    .string()
    .optional()
    .describe('Name of the first column; columns[1][data] names the second, and so on.'),
  'columns[0][searchable]': z
    .enum(['true', 'false'])
    .optional()
    .describe('Whether the search looks at this column, where the list can tell columns apart.'),
  'order[0][column]': z.int().min(0).optional().describe('Number of the column to sort by.'),
  'order[0][dir]': z.enum(['asc', 'desc']).optional(),
};

/** A filter of a list: filter[name]=value. */
export const filterOf = (names: Record<string, z.ZodType>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(names).map(([name, schema]) => [`filter[${name}]`, schema]));

/**
 * A schema of the domain under the names that the API has for its fields, so that both are validated by the same rules. What
 * may be left out may also be null.
 */
export function withApiNames<S extends z.ZodRawShape>(
  shape: S,
  names: Readonly<Record<string, string>>,
): z.ZodObject {
  const apiName = new Map(Object.entries(names).map(([outer, inner]) => [inner, outer]));
  const fields = Object.entries(shape).map(([name, one]) => {
    const schema = one as z.ZodType;
    return [
      apiName.get(name) ?? name,
      schema.safeParse(undefined).success ? schema.nullish() : schema,
    ] as const;
  });
  return z.object(Object.fromEntries(fields));
}

/** The plain texts of a record as an answer has them. */
export const apiTextSchemas = <F extends TextFields>(fields: F) =>
  Object.fromEntries(namesOf(fields).map((name) => [apiName(name), z.string()])) as {
    [Name in keyof ApiTextsOf<F>]: z.ZodString;
  };

export const quarterKey = z.int().describe('Year and quarter digit: 20263 is the third quarter of 2026.');
export const date = z.iso.date().describe('year-month-day');
export const usDate = z.string().describe('MM/DD/YYYY');
export const money = z
  .string()
  .regex(/^-?[\d,]+\.\d\d$/)
  .describe('Decimal text with two places; negative for a credit.');
export const moment = z.iso.datetime();
/** The filter of lists that programs keep a copy of. */
export const updatedSince = z.iso
  .datetime({ offset: true })
  .optional()
  .describe(
    'What was made or changed at this moment or later; of trips their routes too. What was deleted is in the list of deletions.',
  );
export const flag01 = z.union([z.literal(0), z.literal(1)]);
