import * as z from 'zod';
import { env } from '~/config/env.server';
import { processSingleton } from '~/config/process-singleton.server';
import type { Site } from '~/platform/site';
import { BASE, paths } from '~/routes';
import { webhookEvents } from '~/areas/webhooks/api/event-schemas';
import { API_VERSION } from '~/areas/api/views/changelog';
import answers from './example-answers.json';
import {
  JSON_TYPE,
  MULTIPART,
  TAGS,
  type Answer,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import { problemsOf, PROBLEM_WORDS, problemSchema } from '~/platform/http/openapi/problems.server';
import { SchemaWriter, type JsonSchema } from '~/platform/http/openapi/json-schema.server';

const text = (description: string) => ({ description, schema: { type: 'string' } });

const HEADERS = {
  'X-Request-Id': text('Name of this request in our log. Tell it to support.'),
  'API-Version': text('The version that answered. See the changes in the reference.'),
  RateLimit: text('What is left: "api";r=599;t=60 (requests, seconds until the count begins anew).'),
  'RateLimit-Policy': text('The limit: "api";q=600;w=60 (requests in a window of seconds).'),
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  ETag: text('Version of the answer, for If-None-Match and If-Match.'),
  Allow: text('The methods of this address.'),
  'Idempotency-Replayed': text('true where this is the answer of an earlier request with the same key.'),
};

const header = (name: keyof typeof HEADERS) => ({ [name]: { $ref: `#/components/headers/${name}` } });
const ALWAYS = { ...header('X-Request-Id'), ...header('API-Version') };
const COUNTED = { ...ALWAYS, ...header('RateLimit'), ...header('RateLimit-Policy') };

const REQUEST_HEADERS = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of yours, such as a UUID. The same request with the same key runs once: for 24 hours every further one gets the first answer.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The ETag you read. The write is refused with 412 where the record has another revision by now.',
    schema: { type: 'string' },
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag you have. 304 without a body where it is still the same.',
    schema: { type: 'string' },
  },
};

const isWrite = ({ method }: Operation): boolean => method !== 'GET';

function parametersOf(operation: Operation, writer: SchemaWriter): JsonSchema[] {
  const given = (place: 'path' | 'query', parameters: Record<string, z.ZodType> = {}) =>
    Object.entries(parameters).map(([name, schema]) => {
      const { description, ...rest } = writer.body(schema);
      return {
        name,
        in: place,
        required: place === 'path' || !schema.safeParse(undefined).success,
        ...(description ? { description } : {}),
        schema: rest,
      };
    });
  const shared = (name: keyof typeof REQUEST_HEADERS) => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...given('path', operation.params),
    ...given('query', operation.query),
    ...(isWrite(operation) ? [shared('idempotencyKey')] : []),
    ...(operation.problems?.includes(412) ? [shared('ifMatch')] : []),
    ...(!isWrite(operation) && operation.isTagged !== false ? [shared('ifNoneMatch')] : []),
  ];
}

const recorded = answers as Readonly<Record<string, unknown>>;

function answerOf(status: number, answer: Answer, operation: Operation, writer: SchemaWriter): JsonSchema {
  const types = [answer.type ?? JSON_TYPE].flat();
  const example =
    operation.example.status === status && operation.id in recorded
      ? { example: recorded[operation.id] }
      : {};
  const isTagged = operation.isTagged !== false && answer.schema !== undefined;
  const content =
    answer.schema || answer.type
      ? {
          content: Object.fromEntries(
            types.map((type) => [
              type,
              type === JSON_TYPE && answer.schema
                ? { schema: writer.answer(answer.schema), ...example }
                : { schema: { type: 'string', format: 'binary' } },
            ]),
          ),
        }
      : {};
  return {
    description: answer.text,
    headers: {
      ...(operation.isUncounted ? ALWAYS : COUNTED),
      ...(isTagged ? header('ETag') : {}),
      ...(isWrite(operation) ? header('Idempotency-Replayed') : {}),
      ...Object.fromEntries(
        Object.entries(answer.headers ?? {}).map(([name, description]) => [name, text(description)]),
      ),
    },
    ...content,
  };
}

function bodyOf({ body, example }: Operation, writer: SchemaWriter): JsonSchema {
  if (!body) return {};
  const written = writer.body(body.schema);
  const required = new Set([
    ...((written['required'] as string[] | undefined) ?? []),
    ...(body.requires ?? []),
  ]);
  const schema = body.requires ? { ...written, required: [...required] } : written;
  const withFiles = (files: Record<string, z.ZodType>) => ({
    ...schema,
    properties: {
      ...(schema['properties'] as JsonSchema | undefined),
      ...(writer.body(z.object(files))['properties'] as JsonSchema),
    },
  });
  const content = (body.types ?? [JSON_TYPE]).map((type) => [
    type,
    {
      schema: type === MULTIPART && body.files ? withFiles(body.files) : schema,
      ...(type === JSON_TYPE && example.body !== undefined ? { example: example.body } : {}),
    },
  ]);
  return { requestBody: { required: !body.isOptional, content: Object.fromEntries(content) as JsonSchema } };
}

/** Who may make a call, in a sentence. */
function whoMayCall({ access, scope }: Operation): string {
  if (access === 'public') return 'Needs no sign-in.';
  return scope === null ? 'For whoever is signed in.' : `A named token needs the scope ${scope}.`;
}

function operationOf(operation: Operation, writer: SchemaWriter): JsonSchema {
  const { id, tag, summary, notes, access, scope, alsoScopes = [] } = operation;
  const answers = Object.entries(operation.answers).map(([status, answer]) => [
    status,
    answerOf(Number(status), answer, operation, writer),
  ]);
  const problems = problemsOf(operation).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  const unchanged =
    !isWrite(operation) && operation.isTagged !== false
      ? [[304, { description: 'You have it already.', headers: { ...COUNTED, ...header('ETag') } }]]
      : [];
  return {
    operationId: id,
    tags: [TAGS[tag][0]],
    summary,
    description: notes ?? `${summary}. ${whoMayCall(operation)}`,
    parameters: parametersOf(operation, writer),
    ...bodyOf(operation, writer),
    responses: Object.fromEntries([...answers, ...unchanged, ...problems]) as JsonSchema,
    security:
      access === 'public' && !operation.actsOnSession
        ? [{}, { bearer: [] }]
        : [
            { bearer: scope === null ? [] : [scope] },
            ...alsoScopes.map((also) => ({ bearer: [also] })),
            { cookie: [] },
          ],
    ...(scope === null ? {} : { 'x-token-scope': scope }),
  };
}

function problemResponses(writer: SchemaWriter): JsonSchema {
  const schema = writer.answer(problemSchema);
  const headersFor = (status: string) => ({
    ...COUNTED,
    ...(status === '429' || status === '409' || status === '503' ? header('Retry-After') : {}),
    ...(status === '405' ? header('Allow') : {}),
    ...(status === '412' ? header('ETag') : {}),
  });
  return Object.fromEntries(
    Object.entries(PROBLEM_WORDS).map(([status, description]) => [
      status,
      { description, headers: headersFor(status), content: { [JSON_TYPE]: { schema } } },
    ]),
  );
}

/** What we send to a webhook: each event with its headers and its body. */
function webhooksOf(writer: SchemaWriter): JsonSchema {
  const given = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  const parameters = [
    given('Stateline-Event', 'The type of the event.'),
    given('Stateline-Event-Id', 'The id of the event, the same in every try and replay.'),
    given('Stateline-Delivery', 'The id of this delivery.'),
    given('Stateline-Timestamp', 'Seconds since 1970: refuse what is older than five minutes.'),
    given(
      'Stateline-Signature',
      't=timestamp,v1=HMAC-SHA256 in hex over the timestamp, a point and the body. One v1 for each secret in force.',
    ),
  ];
  return Object.fromEntries(
    webhookEvents.map(({ type, summary, schema }) => [
      type,
      {
        post: {
          operationId: `on_${type.replace('.', '_')}`,
          tags: [TAGS.webhooks[0]],
          summary,
          description: `${summary}. Sent to your address by us: check the signature, and answer 2XX.`,
          parameters,
          requestBody: { required: true, content: { [JSON_TYPE]: { schema: writer.answer(schema) } } },
          responses: {
            '2XX': { description: 'Taken. Anything else is tried again: eight times within a day.' },
          },
          security: [{}],
        },
      },
    ]),
  );
}

/** What an installation is called, and where its people and its terms are found. */
export type ApiSite = Pick<Site, 'productName' | 'publicUrl' | 'supportEmail'>;

/** The description of the API (OpenAPI 3.1), made of the registry and the schemas that validate its input and its answers. */
export function describeApi(
  { productName, publicUrl, supportEmail }: ApiSite,
  list: readonly Operation[],
): JsonSchema {
  const writer = new SchemaWriter();
  const pathsOf: Record<string, JsonSchema> = {};
  for (const operation of list)
    (pathsOf[operation.path] ??= {})[operation.method.toLowerCase()] = operationOf(operation, writer);
  const webhooks = webhooksOf(writer);
  const responses = problemResponses(writer);
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: API_VERSION,
      summary: 'Mileage and fuel tax (IFTA) for programs.',
      description:
        'The same use cases as the screens. Send JSON, and a token as Authorization: Bearer. Every call also answers under /api.',
      contact: { name: `${productName} support`, url: publicUrl + paths.help(), email: supportEmail },
      license: { name: 'Terms of use', url: publicUrl + paths.terms() },
    },
    servers: [{ url: `${BASE}/api` }],
    tags: Object.values(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf,
    webhooks,
    components: {
      schemas: Object.fromEntries(Object.entries(writer.parts).sort(([a], [b]) => a.localeCompare(b))),
      responses,
      headers: HEADERS,
      parameters: REQUEST_HEADERS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A named API token of the account page, or the access_token of /login.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'stateline_session',
          description: 'The session of a browser.',
        },
      },
    },
  };
}

/** The description of this installation, written once a process. */
export const apiDescription = (list: readonly Operation[]): JsonSchema =>
  processSingleton('api-description', () => {
    const { PRODUCT_NAME, publicUrl, SUPPORT_EMAIL } = env();
    return describeApi({ productName: PRODUCT_NAME, publicUrl, supportEmail: SUPPORT_EMAIL }, list);
  });
