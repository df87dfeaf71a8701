import { resolve } from 'node:path';
import { isGstin, writeNumber } from '@kirdaar/contract/rules/identity-numbers';
import { statesOfIndia } from '@kirdaar/contract/rules/states';
import { z } from 'zod';
import { messageConflictsIn, messageVariables } from '#platform/config/message-variables.ts';
import type { Mode } from '#platform/config/mode.ts';
import { operationVariables } from '#platform/config/operation-variables.ts';
import {
  blankIsAbsent,
  databaseUrl,
  flag,
  isSafeAddress,
  line,
  listOf,
} from '#platform/config/variable-kinds.ts';
import { whatsappConflictsIn, whatsappVariables } from '#platform/config/whatsapp-variables.ts';

const DIFFERENT_CHARACTERS = 8;
const key = z
  .string()
  .min(32, 'needs at least 32 characters')
  .refine(
    (value) => new Set(value).size >= DIFFERENT_CHARACTERS && !/replace.?this/i.test(value),
    'must be random, such as the output of: openssl rand -hex 32',
  );
const networks = listOf('').pipe(
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'needs addresses like 10.0.0.0/8,127.0.0.1')),
);
const issuer = z.url().refine(isSafeAddress, 'must be an https address (http only on this machine)');
/** Every environment variable of the product; docs/settings.md documents each. */
export const variables = z.object({
  PRODUCT_NAME: z.preprocess(blankIsAbsent, z.string().max(40).default('Kirdaar')),
  OPERATOR_NAME: line('Kirdaar Casting Private Limited (demo)'),
  GRIEVANCE_OFFICER: line('Asha Menon'),
  OFFICE_ADDRESS: line('Fourth Floor, Prabhat Chambers, Veera Desai Road, Andheri West, Mumbai 400053'),
  OFFICE_LOCATION: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default('19.1364,72.8296')
      .transform((place) => place.split(',').map(Number))
      .pipe(
        z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)], 'must look like 19.1,72.8'),
      ),
  ),
  SUPPORT_EMAIL: z.preprocess(blankIsAbsent, z.email().default('support@kirdaar.example')),
  AUDIT_EMAIL: z.preprocess(blankIsAbsent, z.email().optional()),
  SUPPORT_PHONE: line('+91 22 0000 0000'),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  ROLE: z.preprocess(blankIsAbsent, z.enum(['all', 'web', 'worker']).default('all')),
  DATABASE_URL: z.preprocess(blankIsAbsent, databaseUrl.optional()),
  PUBLIC_URL: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^https?$/, error: 'must look like https://example.com' }).optional(),
  ),
  GOOGLE_CLIENT_ID: z.preprocess(blankIsAbsent, z.string().optional()),
  GOOGLE_CLIENT_SECRET: z.preprocess(blankIsAbsent, z.string().optional()),
  GOOGLE_ISSUER: z.preprocess(blankIsAbsent, issuer.default('https://accounts.google.com')),
  DIGILOCKER_CLIENT_ID: z.preprocess(blankIsAbsent, z.string().optional()),
  DIGILOCKER_CLIENT_SECRET: z.preprocess(blankIsAbsent, z.string().optional()),
  DIGILOCKER_ISSUER: z.preprocess(blankIsAbsent, issuer.optional()),
  TRUST_PROXY: networks,
  STAFF_NETWORKS: networks,
  DEMO: z.preprocess(blankIsAbsent, z.enum(['public', 'empty'], 'must be public or empty').optional()),
  AUTO_APPROVE: flag,
  RATE_LIMIT_SCALE: z.preprocess(blankIsAbsent, z.coerce.number().min(0.1).max(1_000_000).optional()),
  MAX_REQUESTS_AT_ONCE: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).default(32)),
  ANSWER_CACHE_SECONDS: z.preprocess(blankIsAbsent, z.coerce.number().min(0).max(60).optional()),
  QUIET_HOURS: flag,
  S3_BUCKET: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket')
      .optional(),
  ),
  S3_ENDPOINT: z.preprocess(
    blankIsAbsent,
    z.url({ protocol: /^https?$/, error: 'must look like https://s3.example.com' }).optional(),
  ),
  S3_REGION: line('ap-south-1'),
  S3_ACCESS_KEY_ID: z.preprocess(blankIsAbsent, z.string().optional()),
  S3_SECRET_ACCESS_KEY: z.preprocess(blankIsAbsent, z.string().optional()),
  SECRET_KEY: z.preprocess(blankIsAbsent, key.optional()),
  SECRET_KEY_PREVIOUS: z.preprocess(blankIsAbsent, key.optional()),
  IDENTITY_KEY: z.preprocess(blankIsAbsent, key.optional()),
  OPERATOR_GSTIN: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .transform(writeNumber)
      .refine((gstin) => isGstin(gstin) && gstin.slice(0, 2) in statesOfIndia, 'must be a GSTIN')
      .default('27AAKCK4821F1ZJ'),
  ),
  OPERATOR_LUT: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[A-Z]{2}[A-Z\d]{13}$/, 'must be the number (ARN) of an LUT')
      .optional(),
  ),
  PAYMENTS: z.preprocess(blankIsAbsent, z.enum(['razorpay', 'sandbox', 'off']).optional()),
  RAZORPAY_KEY_ID: z.preprocess(blankIsAbsent, z.string().optional()),
  RAZORPAY_KEY_SECRET: z.preprocess(blankIsAbsent, z.string().optional()),
  RAZORPAY_WEBHOOK_SECRET: z.preprocess(blankIsAbsent, z.string().optional()),
  PUSH_HOSTS: listOf(
    'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com,*.push.apple.com',
  ),
  WEBHOOK_LOCAL_HOSTS: listOf(''),
  ...operationVariables,
  ...messageVariables,
  ...whatsappVariables,
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
});

export interface Config extends z.output<typeof variables> {
  mode: Mode;
  AUTO_APPROVE: boolean;
  PAYMENTS: 'razorpay' | 'sandbox' | 'off';
  RATE_LIMIT_SCALE: number;
  ANSWER_CACHE_SECONDS: number;
  QUIET_HOURS: boolean;
  UNREADY_SECONDS: number;
}

/** An invalid configuration; the message names each variable and what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Variables that production must not take from the demo: database, keys, email, and the operator named on the legal
 * pages.
 */
const neededInProduction = [
  'DATABASE_URL',
  'SECRET_KEY',
  'IDENTITY_KEY',
  'PUBLIC_URL',
  'OPERATOR_NAME',
  'OFFICE_ADDRESS',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'GRIEVANCE_OFFICER',
  // Without email, no account can be verified.
  'SMTP_URL',
  'EMAIL_FROM',
] as const satisfies (keyof typeof variables.shape)[];

function missingVariables(environment: NodeJS.ProcessEnv): string[] {
  const isPaid = environment.PAYMENTS?.trim() === 'razorpay' || environment.RAZORPAY_KEY_ID?.trim();
  // The GSTIN is printed on every invoice.
  return [...neededInProduction, ...(isPaid ? ['OPERATOR_GSTIN'] : [])]
    .filter((name) => !environment[name]?.trim())
    .map((name) => `${name} is needed in production`);
}

/** Lists contradictions between variables that are valid individually. */
function conflictsIn(data: z.output<typeof variables>): string[] {
  const wrong: string[] = [];
  if (data.DATABASE_READ_URL.length > 0 && !data.DATABASE_URL)
    wrong.push('DATABASE_READ_URL needs a DATABASE_URL');
  if (data.ROLE !== 'all' && !data.DATABASE_URL) wrong.push(`ROLE=${data.ROLE} needs a DATABASE_URL`);
  if (data.SECRET_KEY_PREVIOUS && !data.SECRET_KEY) wrong.push('SECRET_KEY_PREVIOUS needs a SECRET_KEY');
  const keys = [data.SECRET_KEY, data.SECRET_KEY_PREVIOUS, data.IDENTITY_KEY].filter((set) => set);
  if (new Set(keys).size < keys.length) {
    wrong.push('SECRET_KEY, SECRET_KEY_PREVIOUS and IDENTITY_KEY must differ');
  }
  if (data.S3_BUCKET && !(data.S3_ACCESS_KEY_ID && data.S3_SECRET_ACCESS_KEY)) {
    wrong.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  if (!data.GOOGLE_CLIENT_ID !== !data.GOOGLE_CLIENT_SECRET) {
    wrong.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together');
  }
  const digilocker = [data.DIGILOCKER_CLIENT_ID, data.DIGILOCKER_CLIENT_SECRET, data.DIGILOCKER_ISSUER];
  if (new Set(digilocker.map((set) => !set)).size > 1) {
    wrong.push('DIGILOCKER_CLIENT_ID, DIGILOCKER_CLIENT_SECRET and DIGILOCKER_ISSUER are needed together');
  }
  return [...wrong, ...messageConflictsIn(data), ...paymentConflictsIn(data), ...whatsappConflictsIn(data)];
}

function paymentConflictsIn(data: z.output<typeof variables>): string[] {
  const wrong: string[] = [];
  const razorpay = [data.RAZORPAY_KEY_ID, data.RAZORPAY_KEY_SECRET, data.RAZORPAY_WEBHOOK_SECRET];
  const given = razorpay.filter((set) => set).length;
  if (given > 0 && given < razorpay.length) {
    wrong.push('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are needed together');
  }
  if (data.PAYMENTS === 'razorpay' && given === 0) wrong.push('PAYMENTS=razorpay needs the RAZORPAY_ keys');
  return wrong;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/**
 * Lists settings of production in a process that was not started as production, where codes are readable, payments are
 * tests, and everybody knows the passwords and keys: they are in the README.
 */
function conflictsOfDemo({ DATABASE_URL, DEMO, HOST, PUBLIC_URL }: z.output<typeof variables>): string[] {
  const isPublic = PUBLIC_URL && !LOOPBACK.test(new URL(PUBLIC_URL).hostname);
  return [
    ...(DATABASE_URL && DEMO !== 'empty' ? ['DATABASE_URL needs NODE_ENV=production'] : []),
    ...(isPublic && DEMO !== 'public' ? [`PUBLIC_URL=${PUBLIC_URL} needs NODE_ENV=production`] : []),
    ...(LOOPBACK.test(HOST) || DEMO === 'public'
      ? []
      : [`HOST=${HOST} needs DEMO=public: everybody knows the passwords of the demo and its staff`]),
  ];
}

/** Reads the environment once, at startup. Throws a ConfigError when it is invalid. */
export function readConfig(environment: NodeJS.ProcessEnv, mode: Mode): Config {
  const { data, error } = variables.safeParse(environment);
  const wrong = error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  if (mode === 'production') wrong.push(...missingVariables(environment));
  if (data) wrong.push(...conflictsIn(data));
  if (data && mode !== 'production') wrong.push(...conflictsOfDemo(data));
  if (!data || wrong.length > 0) {
    throw new ConfigError(`The configuration is wrong (see docs/settings.md):\n  ${wrong.join('\n  ')}`);
  }
  return { ...withUsualValues(data, mode), DATA_DIR: resolve(data.DATA_DIR), mode };
}

/** Fills in defaults that depend on how the process was started. */
function withUsualValues(set: z.output<typeof variables>, mode: Mode) {
  const isLive = mode === 'production';
  return {
    ...set,
    AUTO_APPROVE: set.AUTO_APPROVE ?? !isLive,
    // Production accepts test payments only if they are set explicitly.
    PAYMENTS: set.PAYMENTS ?? (set.RAZORPAY_KEY_ID ? 'razorpay' : isLive ? 'off' : 'sandbox'),
    // A class that tries the demo shares one IP address.
    RATE_LIMIT_SCALE: set.RATE_LIMIT_SCALE ?? (isLive ? 1 : 10),
    // Outside production, changes are visible at once.
    ANSWER_CACHE_SECONDS: set.ANSWER_CACHE_SECONDS ?? (isLive ? 5 : 0),
    QUIET_HOURS: set.QUIET_HOURS ?? isLive,
    // Balancers ask every few seconds whether the process is ready.
    UNREADY_SECONDS: set.UNREADY_SECONDS ?? (isLive ? 5 : 0),
  };
}

/** The public URL of the site, without a trailing slash. */
export function siteAddress({ PUBLIC_URL, PORT }: Config): string {
  return new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
}

/** The host of the site, with its port. */
export function siteHost(config: Config): string {
  return new URL(siteAddress(config)).host;
}
