import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Operation } from '~/platform/http/openapi/operation.server';
import type { Schema } from './from-schema';

interface Described {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  parameters?: { name?: string; in?: string; required?: boolean; schema?: Schema; $ref?: string }[];
}

export interface Description {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: {
    responses: Record<string, { content: Record<string, { schema: object }> }>;
    schemas: Record<string, Schema>;
  };
}

export interface DescribedAnswers {
  description: Description;
  describedOf(operation: Operation): Described;
  /** Of the answer with a status: undefined where it is not described, null where it is no JSON. */
  validatorOf(operation: Operation, status: number): ValidateFunction | null | undefined;
  /** What is wrong with an answer against the description; nothing if nothing is. */
  faultsOf(operation: Operation, what: string, response: Response): Promise<string[]>;
  errorsText: Ajv2020['errorsText'];
}

/** Holds answers against the description that the server at `origin` gives out. */
export async function describedAnswers(origin: string): Promise<DescribedAnswers> {
  const description = (await (await fetch(`${origin}/mileage/api/openapi.json`)).json()) as Description;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', ...description });
  const validators = new Map<string, ValidateFunction>();

  const describedOf = ({ path, method }: Operation): Described =>
    description.paths[path]?.[method.toLowerCase()] as Described;

  const validatorOf: DescribedAnswers['validatorOf'] = (operation, status) => {
    const response = describedOf(operation).responses[String(status)];
    if (!response) return undefined;
    const content = response.$ref
      ? description.components.responses[String(status)]?.content
      : response.content;
    if (!content?.['application/json']) return null;
    const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
    const place = response.$ref
      ? `components/responses/${status}`
      : `paths/${escaped(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`;
    const key = `api#/${place}/content/application~1json/schema`;
    const known = validators.get(key) ?? ajv.compile({ $ref: key });
    validators.set(key, known);
    return known;
  };

  const faultsOf: DescribedAnswers['faultsOf'] = async (operation, what, response) => {
    const { status } = response;
    const label = `${operation.id} ${what}: ${status}`;
    const text = await response.text();
    if (status >= 500 && status !== 503) return [`${label} ${text.slice(0, 200)}`];
    const faults = response.headers.get('x-request-id') ? [] : [`${label} has no request id`];
    const validate = validatorOf(operation, status);
    if (validate === undefined) return [...faults, `${label} is not described: ${text.slice(0, 200)}`];
    if (!/\bjson\b/.test(response.headers.get('content-type') ?? ''))
      return status >= 400 ? [...faults, `${label} is no JSON`] : faults;
    if (validate === null) return [...faults, `${label} is JSON, described without`];
    if (!validate(JSON.parse(text)))
      faults.push(`${label} ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`);
    return faults;
  };

  return { description, describedOf, validatorOf, faultsOf, errorsText: (errors) => ajv.errorsText(errors) };
}
