import { resolve } from 'node:path';
import { z } from 'zod';
import type { Mode } from '#platform/mode.ts';

const key = z.string().min(32, 'needs at least 32 characters');
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Every environment variable the product reads; `.env.example` documents each. */
export const variables = z.object({
  PRODUCT_NAME: z.preprocess(blankIsAbsent, z.string().max(40).default('Kirdaar')),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: z.preprocess(
    blankIsAbsent,
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host/name' })
      .optional(),
  ),
  PUBLIC_URL: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^https?$/, error: 'must look like https://example.com' }).optional(),
  ),
  SECRET_KEY: z.preprocess(blankIsAbsent, key.optional()),
  IDENTITY_KEY: z.preprocess(blankIsAbsent, key.optional()),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
});

export interface Config extends z.output<typeof variables> {
  mode: Mode;
}

/** A configuration the process cannot start with; the message names each variable and what is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment, once, at the start. Throws a ConfigError when it is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv, mode: Mode): Config {
  const { data, error } = variables.safeParse(environment);
  const wrong = error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  if (mode === 'production' && data) {
    for (const name of ['SECRET_KEY', 'IDENTITY_KEY', 'PUBLIC_URL'] as const) {
      if (!data[name]) wrong.push(`${name} is needed in production`);
    }
  }
  if (!data || wrong.length > 0) {
    throw new ConfigError(`The configuration is wrong (see .env.example):\n  ${wrong.join('\n  ')}`);
  }
  return { ...data, DATA_DIR: resolve(data.DATA_DIR), mode };
}
