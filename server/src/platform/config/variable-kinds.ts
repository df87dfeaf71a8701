import { z } from 'zod';
import { urlsOfHosts } from '#platform/config/database-hosts.ts';

/** Treats a variable set to an empty string as not set. */
export const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Whether a provider's URL uses TLS or this machine, so that its responses can be trusted. */
export function isSafeAddress(address: string): boolean {
  const { protocol, hostname = '' } = URL.parse(address) ?? {};
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}

/** A single-line setting with a default. */
export const line = (usual: string) => z.preprocess(blankIsAbsent, z.string().trim().max(200).default(usual));

/** A comma-separated list on one line. */
export const listOf = (usual: string) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default(usual)
      .transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
  );

const postgresPattern = 'must look like postgres://user:password@host/name';

/** Where a PostgreSQL server is. */
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: postgresPattern });

/** Where the database is: on one host, or on several of which one is the primary. */
export const databaseUrl = z
  .string()
  .refine((text) => urlsOfHosts(text).every((url) => postgresUrl.safeParse(url).success), postgresPattern);

/** A setting of 0 or 1. */
export const flag = z.preprocess(
  blankIsAbsent,
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((set) => set === '1')
    .optional(),
);
