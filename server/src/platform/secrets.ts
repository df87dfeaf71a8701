import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';

/** The first key makes what is new; what any of them made is taken. */
export type Keys = readonly [newest: Buffer, ...others: Buffer[]];

/** The keys of the process, for each purpose their own; none of them is in the database. */
export interface Secrets {
  /** Make one-time codes from their seeds. */
  codes: Keys;
  /** Sign the addresses of private media. */
  media: Keys;
  /** Encrypt what authenticator apps make their codes of. */
  secondFactors: Keys;
  /** Make the tokens of shared links, and mark visitors that were counted. */
  publicFace: Keys;
  /** Make the addresses by which the provider of texts reports. */
  smsReports: Keys;
  /** What the built-in payment gateway and we share. */
  sandbox: Buffer;
  /** Signs what is pushed to browsers; they subscribe to its public half, so it comes from the key that stays. */
  push: Buffer;
  /** Fingerprints PAN and Aadhaar; duplicates are only found while it stays the same. */
  identity: Buffer;
}

const stored = z.object({ SECRET_KEY: z.string(), IDENTITY_KEY: z.string() });

/** The configured keys, or those made once for this data folder. */
export async function openSecrets(config: Config): Promise<Secrets> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, IDENTITY_KEY } = config;
  const keys = SECRET_KEY && IDENTITY_KEY ? { SECRET_KEY, IDENTITY_KEY } : await keysOf(config.DATA_DIR);
  const rotating = (purpose: string): Keys => [
    derive(SECRET_KEY ?? keys.SECRET_KEY, purpose),
    ...(SECRET_KEY_PREVIOUS ? [derive(SECRET_KEY_PREVIOUS, purpose)] : []),
  ];
  return {
    codes: rotating('one-time codes'),
    media: rotating('media addresses'),
    secondFactors: rotating('second factors'),
    publicFace: rotating('public faces'),
    smsReports: rotating('reports of texts'),
    sandbox: derive(SECRET_KEY ?? keys.SECRET_KEY, 'sandbox payments'),
    push: derive(IDENTITY_KEY ?? keys.IDENTITY_KEY, 'web push'),
    identity: derive(IDENTITY_KEY ?? keys.IDENTITY_KEY, 'identity numbers'),
  };
}

async function keysOf(directory: string) {
  const file = join(directory, 'secrets.json');
  const made = { SECRET_KEY: randomBytes(32).toString('hex'), IDENTITY_KEY: randomBytes(32).toString('hex') };
  await mkdir(directory, { recursive: true });
  // 'wx' fails when the file is there: the first start alone makes the keys.
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return stored.parse(JSON.parse(await readFile(file, 'utf8')));
}

function derive(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}
