import { env } from '~/config/env.server';
import { processSingleton } from '~/config/process-singleton.server';
import { BASE, paths as addresses } from '~/routes';
import {
  fieldsOf,
  partOf,
  partsOf,
  typeText,
  type GroupView,
  type IndexGroup,
  type OperationView,
  type Schema,
} from '~/areas/api/views/reference';
import { samplesOf } from '~/areas/api/views/samples';
import { apiDescription } from './document.server';
import answers from './example-answers.json';
import { JSON_TYPE, TAGS, type Operation, type Tag } from '~/platform/http/openapi/operation.server';
import { problemsOf, PROBLEM_WORDS } from '~/platform/http/openapi/problems.server';
import { operations } from './registry.server';

interface Described {
  parameters: (Schema & {
    name?: string;
    in?: string;
    schema?: Schema;
    required?: boolean;
    description?: string;
    $ref?: string;
  })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema: Schema }>; $ref?: string }
  >;
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, { name: string; description: string }>;
  };
}

/** What an address of the example looks like: its parameters filled in, below the public address. */
function exampleUrl({ path, example }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(example.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(example.query).toString();
  return `${env().publicUrl}${BASE}/api${filled}${query && `?${query}`}`;
}

const recorded = answers as Readonly<Record<string, unknown>>;

/** The fields of an answer; a body that is a named part as a whole is one line that leads there. */
function answerFields(schema: Schema) {
  const part = partOf(schema);
  return part
    ? [{ name: 'the whole answer', type: typeText(schema), part, required: true, text: '' }]
    : fieldsOf(schema);
}

/** What providers call brings a proof of theirs: nobody else has it. */
export const canBeTried = ({ tag }: Operation): boolean => tag !== 'incoming';

function operationView(operation: Operation, { paths, components }: Document): OperationView {
  const { id, method, path, summary, notes = '', access, body, example } = operation;
  const described = paths[path]?.[method.toLowerCase()] as Described;
  const needsToken = access !== 'public' || operation.actsOnSession === true;
  const isForm = example.files !== undefined;
  const type = body?.types?.[0] ?? JSON_TYPE;
  return {
    id,
    method,
    path: `/api${path}`,
    summary,
    notes,
    needsToken,
    scopes: operation.scope === null ? [] : [operation.scope, ...(operation.alsoScopes ?? [])],
    parameters: described.parameters.map((parameter) => {
      const shared = parameter.$ref
        ? components.parameters[parameter.$ref.split('/').at(-1) ?? '']
        : undefined;
      const place = (shared ? 'header' : parameter.in) as 'path' | 'query' | 'header';
      return {
        name: shared?.name ?? parameter.name ?? '',
        type: parameter.schema ? typeText(parameter.schema) : 'text',
        part: null,
        required: parameter.required ?? false,
        text: shared?.description ?? parameter.description ?? '',
        place,
      };
    }),
    body: described.requestBody
      ? {
          types: Object.keys(described.requestBody.content),
          fields: fieldsOf(Object.values(described.requestBody.content).at(-1)?.schema ?? {}),
        }
      : null,
    answers: Object.keys(operation.answers).map((status) => {
      const answer = described.responses[status];
      return {
        status,
        text: answer?.description ?? '',
        types: Object.keys(answer?.content ?? {}),
        fields: answerFields(answer?.content?.[JSON_TYPE]?.schema ?? {}),
      };
    }),
    problems: problemsOf(operation).map(String),
    samples: samplesOf({
      method,
      url: exampleUrl(operation),
      needsToken,
      type: isForm || type === JSON_TYPE ? null : type,
      body: isForm ? undefined : example.body,
      files: example.files ?? {},
      answer: example.status === 303 ? 'redirect' : id in recorded ? 'json' : 'text',
    }),
    tryAt: canBeTried(operation) ? addresses.docsTry(operation.tag, id) : null,
    example: id in recorded ? { status: example.status, text: JSON.stringify(recorded[id], null, 2) } : null,
  };
}

function groupOf(slug: Tag): GroupView {
  const document = apiDescription(operations) as unknown as Document;
  const [title, text] = TAGS[slug];
  const views = operations
    .filter(({ tag }) => tag === slug)
    .map((operation) => operationView(operation, document));
  const names = views.flatMap(({ body, answers: given }) =>
    [...(body?.fields ?? []), ...given.flatMap(({ fields }) => fields)].flatMap(({ part }) => part ?? []),
  );
  return { slug, title, text, operations: views, parts: partsOf(names, document.components.schemas) };
}

const isTag = (slug: string): slug is Tag => Object.hasOwn(TAGS, slug);

/** One part of the reference, or null where there is none of this name. */
export const referenceGroup = (slug: string): GroupView | null =>
  isTag(slug) ? processSingleton(`api-reference:${slug}`, () => groupOf(slug)) : null;

/** All calls in the order of the reference; with words, those that hold all of them. */
export function referenceIndex(search = ''): IndexGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (Object.keys(TAGS) as Tag[])
    .map((slug) => {
      const [title, text] = TAGS[slug];
      const found = operations.filter(
        ({ tag, id, method, path, summary, notes = '' }) =>
          tag === slug &&
          words.every((word) =>
            `${id} ${method} ${path} ${summary} ${notes} ${title}`.toLowerCase().includes(word),
          ),
      );
      return {
        slug,
        title,
        text,
        operations: found.map(({ id, method, path, summary }) => ({
          id,
          method,
          path: `/api${path}`,
          summary,
        })),
      };
    })
    .filter(({ operations: found }) => found.length > 0);
}

/** Failures with their words, for the page on errors. */
export const problemWords = (): [status: string, words: string][] => Object.entries(PROBLEM_WORDS);
