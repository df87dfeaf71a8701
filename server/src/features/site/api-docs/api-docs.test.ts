import { api, type EndpointName } from '@kirdaar/contract/api';
import { MAX_INTEGER } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { z } from 'zod';
import { test } from '#testing/test.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; security: object[]; requestBody?: Body }>>;
}
interface Body {
  content: Record<string, { schema: { required?: string[]; properties: Record<string, object> } }>;
}

const published = (Object.keys(api) as EndpointName[]).filter((name) => api[name].access !== 'staff');

test('describes every endpoint except those of staff, with its requirements', async ({ app }) => {
  const response = await app.inject('/api/openapi.json');
  const { openapi, paths } = response.json<Document>();

  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(openapi).toBe('3.1.0');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(described.sort()).toEqual([...published].sort());
  const { requestBody, security, summary } = paths['/api/user/register']?.post ?? {};
  expect(requestBody?.content['application/json']?.schema).toMatchObject({
    required: expect.arrayContaining(['name', 'email', 'mobile', 'password']),
    properties: { email: { type: 'string' }, consent_version: {} },
  });
  expect(requestBody?.content['application/json']?.schema.required).not.toContain('consent_version');
  expect([security, typeof summary]).toEqual([[], 'string']);
  expect(paths['/api/user/job-apply']?.post?.security).toEqual([
    { session: [] },
    { api_key: ['applications:write'] },
  ]);
});

test('keeps the examples in step with the contract', async ({ app }) => {
  const { paths } = (await app.inject('/api/openapi.json')).json();

  const outdated = published.filter((name) => {
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const { reply } = api[name];
    const example = operation.responses[200].content['application/json']?.example;
    return example !== undefined && !reply.safeParse(example).success;
  });
  expect(outdated).toEqual([]);
});

test('accepts no number that an integer column cannot hold', () => {
  const tooLarge = (Object.keys(api) as EndpointName[]).filter((name) =>
    parts.some((part) => {
      const schema = (api[name] as { [key in typeof part]?: z.ZodType })[part];
      return schema && isUnbounded(z.toJSONSchema(schema, { unrepresentable: 'any' }));
    }),
  );

  expect(tooLarge).toEqual([]);
});

test('shows the document on a page that runs only scripts of the site', async ({ app }) => {
  const page = await app.inject('/docs/api');
  const scripts = [...page.body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const loaded = await Promise.all(scripts.map((path) => app.inject(path)));
  const other = await app.inject('/docs/api/viewer/package.json');

  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(loaded.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(other.statusCode).toBe(404);
});

const parts = ['params', 'query', 'body'] as const;

function isUnbounded(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, maximum } = schema as { type?: string; maximum?: number };
  return (
    (type === 'integer' && (maximum ?? Number.POSITIVE_INFINITY) > MAX_INTEGER) ||
    Object.values(schema).some(isUnbounded)
  );
}
