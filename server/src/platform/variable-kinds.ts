import { z } from 'zod';

/** A variable that is set to nothing is not set. */
export const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** What a provider says is believed because it came by TLS, or never left this machine. */
export function isSafeAddress(address: string): boolean {
  const { protocol, hostname = '' } = URL.parse(address) ?? {};
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}

/** A setting of one line that has a default. */
export const line = (usual: string) => z.preprocess(blankIsAbsent, z.string().trim().max(200).default(usual));

/** A list in one line, with commas. */
export const listOf = (usual: string) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default(usual)
      .transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
  );

/** A setting that is on or off. */
export const flag = z.preprocess(
  blankIsAbsent,
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((set) => set === '1')
    .optional(),
);
