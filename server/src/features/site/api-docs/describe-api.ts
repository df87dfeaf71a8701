import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@kirdaar/contract/api';
import type { Access, Endpoint, FileField } from '@kirdaar/contract/endpoint';
import type { z } from 'zod';
import { describeWebhooks } from '#features/site/api-docs/describe-webhooks.ts';
import keptExamples from '#features/site/api-docs/examples.json' with { type: 'json' };
import { replySchema, requestSchema } from '#features/site/api-docs/json-schema.ts';

interface Site {
  productName: string;
  address: string;
  examples?: Examples;
}

/** A request that a test sent and what it was answered; long lists and texts are cut. */
export interface Example {
  body?: unknown;
  reply?: unknown;
}

export type Examples = Readonly<Record<string, Example>>;

const subjects: Record<string, string> = {
  accounts: 'Registering, logging in, account settings, and the consent of guardians.',
  applications: 'Applying, and deciding about applications.',
  auditions: 'Invitations to auditions, self-tapes and offers of roles.',
  billing: 'Plans, orders and invoices.',
  houses: 'Production houses, their teams and their lists of talent.',
  jobs: 'Casting calls.',
  messaging: 'Conversations and reports.',
  notifications: 'Notices, and how they are sent.',
  privacy: 'Consents, and exporting or deleting an account.',
  site: 'What the public pages show.',
  talent: 'Profiles and their media.',
};

const needs: Record<Exclude<Access, 'staff'>, string> = {
  public: 'For everyone.',
  account: 'For everyone who is logged in.',
  talent: 'For talent who are logged in.',
  production: 'For members of a production house who are logged in.',
};

/** Describes the API as an OpenAPI 3.1 document, without what only staff can use. */
export function describeApi({ productName, address, examples = keptExamples as Examples }: Site) {
  const comments = readEndpointComments();
  const paths: Record<string, Record<string, unknown>> = {};
  const tags = new Set<string>();
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    if (endpoint.access === 'staff') continue;
    const [method = '', path = ''] = name.split(' ');
    const comment = comments.get(name) ?? { domain: 'other', text: undefined };
    tags.add(comment.domain);
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = { [method.toLowerCase()]: describeEndpoint(name, endpoint, comment, examples[name]) };
    paths[template] = { ...paths[template], ...operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Everything that the site does for talent and production houses goes through this API. Times are written in ISO 8601 with a time zone; days are days in India.',
      termsOfService: `${address}/terms-conditions`,
    },
    servers: [{ url: address }],
    tags: [...tags].sort().map((name) => ({ name, description: subjects[name] ?? titled(name) })),
    paths,
    webhooks: describeWebhooks(),
    components: { schemas: { Error: errorSchema }, securitySchemes, responses },
  };
}

function describeEndpoint(
  name: string,
  endpoint: Endpoint,
  { domain, text }: EndpointComment,
  example: Example | undefined,
) {
  const [method = '', path = ''] = name.split(' ');
  const who = needs[endpoint.access as keyof typeof needs];
  const summary = text ? text.split(/(?<=\.)\s/)[0]?.replace(/\.$/, '') : summaryOf(method, path);
  const body = bodyOf(endpoint, example);
  return {
    operationId: operationId(method, path),
    tags: [domain],
    summary,
    description: [text, who].filter(Boolean).join('\n\n'),
    security: securityOf(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'It was done.', content: contentOf(endpoint, example) },
      '4XX': { $ref: '#/components/responses/Rejected' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  };
}

/** An API key is listed with the scope that it needs. */
function securityOf({ access, scope }: Endpoint) {
  const key = scope ? [{ api_key: [scope] }] : [];
  return access === 'public' ? [] : [{ session: [] }, ...key];
}

function parameters(place: 'path' | 'query', part: z.ZodObject | undefined) {
  if (!part) return [];
  const { properties = {}, required = [] } = requestSchema(part) as z.core.JSONSchema.JSONSchema;
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = place === 'path' || required.includes(name);
    return { name, in: place, required: isRequired, schema };
  });
}

function bodyOf({ body, files }: Endpoint, example: Example | undefined) {
  const schema = body ? requestSchema(body) : { type: 'object', properties: {} };
  const sent = example?.body;
  const json = body && { 'application/json': { schema, ...(sent !== undefined && { example: sent }) } };
  const properties = { ...(schema.properties as object), ...(files && fileFields(files)) };
  const form = files && { 'multipart/form-data': { schema: { ...schema, properties } } };
  return (json || form) && { required: true, content: { ...json, ...form } };
}

function fileFields(files: Readonly<Record<string, FileField>>) {
  const file = (kind: string) => ({ type: 'string', format: 'binary', description: `One ${kind}.` });
  return Object.fromEntries(
    Object.entries(files).map(([field, { kind, max }]) => [
      field,
      max === 1 ? file(kind) : { type: 'array', maxItems: max, items: file(kind) },
    ]),
  );
}

function contentOf({ file, reply }: Endpoint, example: Example | undefined) {
  if (file) return { [file]: { schema: { type: 'string', format: 'binary' } } };
  const answered = example?.reply;
  const schema = replySchema(reply);
  return { 'application/json': { schema, ...(answered !== undefined && { example: answered }) } };
}

/** Writes an id such as `postUserJobApply` or `getUserOrdersById`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[/.-]/);
  const named = words.map((word) => (word.startsWith(':') ? `By${titled(word.slice(1))}` : titled(word)));
  return method.toLowerCase() + named.join('').replaceAll('_', '');
}

/** Writes a summary such as “Read saved jobs” for an endpoint without a comment. */
function summaryOf(method: string, path: string): string {
  const verb = { GET: 'read ', PUT: 'save ', DELETE: 'remove ' }[method] ?? '';
  const words = path.replace(/^\/api\/(?:user\/|production\/)?/, '').split('/');
  const named = words.filter((word) => !word.startsWith(':')).map((word) => word.replaceAll('-', ' '));
  return titled(verb + named.join(': '));
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The `token` that a login returns.' },
  api_key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key that you create on your account page. It works only for endpoints that list it here, with the scope that they name.',
  },
};

const errorSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'request_id'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'Stays the same; the message may be worded differently one day.' },
    message: {
      type: 'string',
      description:
        'A sentence for the person who is waiting: in Hindi if `Accept-Language` asks for it, otherwise in English.',
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by the name of each field.',
    },
    request_id: { type: 'string' },
  },
};

const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const responses = {
  Rejected: { description: 'The request cannot be carried out as it is.', content: error },
  Failed: { description: 'The server cannot do it now. Try again later.', content: error },
};

/** What the source of the contract says about an endpoint beyond its schemas. */
interface EndpointComment {
  /** The domain whose folder it is in, such as `jobs`. */
  domain: string;
  text: string | undefined;
}

const contract = dirname(fileURLToPath(import.meta.resolve('@kirdaar/contract/api')));
const endpoints =
  /(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*)?'(?<name>(?:GET|POST|PUT|DELETE) \/api[^']*)': endpoint\(/g;

/** Reads the comments above all endpoints of the contract, which compilation would drop. */
function readEndpointComments(): Map<string, EndpointComment> {
  const comments = new Map<string, EndpointComment>();
  for (const file of readdirSync(contract, { recursive: true, encoding: 'utf8' })) {
    const [domain = ''] = file.split(/[\\/]/);
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    for (const { groups = {} } of readFileSync(join(contract, file), 'utf8').matchAll(endpoints))
      comments.set(groups.name ?? '', { domain, text: groups.comment && plainText(groups.comment) });
  }
  return comments;
}

function plainText(comment: string): string {
  return comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}
