import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';

/** The first key creates new values; values of every key are accepted. */
export type Keys = readonly [newest: Buffer, ...others: Buffer[]];

/** The keys of the process, one set per purpose; none is stored in the database. */
export interface Secrets {
  /** Derive one-time codes from their seeds. */
  codes: Keys;
  /** Sign the URLs of private media. */
  media: Keys;
  /** Encrypt the secrets shared with authenticator apps. */
  twoFactor: Keys;
  /** Encrypt the documents that staff check. */
  documents: Keys;
  /** Derive the tokens of share links and hash counted visitors. */
  links: Keys;
  /** Derive the URLs for delivery reports of text messages. */
  smsReports: Keys;
  /** Sign in a browser which accounts have logged in with it. */
  browsers: Keys;
  /** Shared with the built-in payment gateway. */
  sandbox: Buffer;
  /**
   * Signs push messages. Browsers subscribe with its public half, so it derives from the key that never
   * changes.
   */
  push: Buffer;
  /** Fingerprints PAN and Aadhaar; duplicates are found only while it stays the same. */
  identity: Buffer;
  /** Signs the staff audit log, whose old entries must stay verifiable. */
  audit: Buffer;
}

const stored = z.object({ SECRET_KEY: z.string(), IDENTITY_KEY: z.string() });

/** By the name of its variable, what tells a key from others and gives nothing of it away. */
export type KeyFingerprints = Record<'SECRET_KEY' | 'IDENTITY_KEY', string[]>;

/** Returns the keys derived from the configured ones, or from those generated once for this data folder. */
export async function openSecrets(config: Config): Promise<Secrets> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, IDENTITY_KEY } = config;
  const keys = await rootKeys(config);
  const rotating = (purpose: string): Keys => [
    derive(SECRET_KEY ?? keys.SECRET_KEY, purpose),
    ...(SECRET_KEY_PREVIOUS ? [derive(SECRET_KEY_PREVIOUS, purpose)] : []),
  ];
  return {
    codes: rotating('one-time codes'),
    media: rotating('media addresses'),
    twoFactor: rotating('two-factor'),
    documents: rotating('documents'),
    links: rotating('links'),
    smsReports: rotating('reports of texts'),
    browsers: rotating('known browsers'),
    sandbox: derive(SECRET_KEY ?? keys.SECRET_KEY, 'sandbox payments'),
    push: derive(IDENTITY_KEY ?? keys.IDENTITY_KEY, 'web push'),
    identity: derive(IDENTITY_KEY ?? keys.IDENTITY_KEY, 'identity numbers'),
    audit: derive(IDENTITY_KEY ?? keys.IDENTITY_KEY, 'staff audit log'),
  };
}

/** Returns the fingerprints of the keys that `openSecrets` derives all others from. */
export async function fingerprintKeys(config: Config): Promise<KeyFingerprints> {
  const keys = await rootKeys(config);
  const secret = [config.SECRET_KEY ?? keys.SECRET_KEY, config.SECRET_KEY_PREVIOUS ?? []].flat();
  return {
    SECRET_KEY: secret.map(fingerprint),
    IDENTITY_KEY: [fingerprint(config.IDENTITY_KEY ?? keys.IDENTITY_KEY)],
  };
}

function fingerprint(key: string): string {
  return derive(key, 'fingerprint').subarray(0, 16).toString('hex');
}

async function rootKeys({ SECRET_KEY, IDENTITY_KEY, DATA_DIR }: Config) {
  return SECRET_KEY && IDENTITY_KEY ? { SECRET_KEY, IDENTITY_KEY } : keysOf(DATA_DIR);
}

async function keysOf(directory: string) {
  const file = join(directory, 'secrets.json');
  const made = { SECRET_KEY: randomBytes(32).toString('hex'), IDENTITY_KEY: randomBytes(32).toString('hex') };
  await mkdir(directory, { recursive: true });
  // 'wx' fails if the file exists, so only the first start generates the keys.
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return stored.parse(JSON.parse(await readFile(file, 'utf8')));
}

function derive(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}
