import { execFile } from 'node:child_process';
import { glob, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const MAX_BYTES = 2_000_000;

const secrets: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'Google client secret': /\bGOCSPX-[\w-]{20,}/,
  'Google API key': /\bAIza[\w-]{35}\b/,
  'GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36,}/,
  'Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'Razorpay key': /\brzp_live_\w{14,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  JWT: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'value of a variable that is secret':
    /^\s*(?:export )?(?:SECRET_KEY(?:_PREVIOUS)?|IDENTITY_KEY|GOOGLE_CLIENT_SECRET|\w*PASSWORD|\w*_TOKEN)=[^\s#<$]{6,}/m,
};

/** Returns the kinds of secret that a text seems to contain. */
function kindsIn(text: string): string[] {
  return Object.keys(secrets).filter((kind) => secrets[kind]?.test(text));
}

async function textOf(file: string): Promise<string> {
  const { size } = await stat(new URL(file, root));
  return size > MAX_BYTES ? '' : readFile(new URL(file, root), 'utf8');
}

async function findSecrets(files: string[]) {
  const found = await Promise.all(
    files.map(async (file) => kindsIn(await textOf(file)).map((kind) => `${kind} in ${file}`)),
  );
  return found.flat();
}

test.for([
  `-----BEGIN ${'EC '}PRIVATE KEY-----`,
  `AKIA${'ABCDEFGHIJKLMNOP'}`,
  `GOCSPX-${'a'.repeat(28)}`,
  `ghp_${'a'.repeat(36)}`,
  `SECRET_KEY=${'0123456789abcdef'}`,
])('detects a planted secret (%#)', (planted) => {
  expect(kindsIn(`before\n${planted}\nafter`)).toHaveLength(1);
});

test('finds no secret in any tracked file', async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: root, maxBuffer: 10_000_000 });
  const files = stdout.split('\n').filter(Boolean);

  expect(files.length).toBeGreaterThan(100);
  expect(await findSecrets(files)).toEqual([]);
});

test('finds no secret and no server code in the built site', async () => {
  const files: string[] = [];
  for await (const file of glob('web/build/client/**/*.{js,css,html,svg}', { cwd: root })) files.push(file);
  const scripts = (await Promise.all(files.map(textOf))).join('\n');

  expect(files.length).toBeGreaterThan(5);
  expect(await findSecrets(files)).toEqual([]);
  expect(scripts).not.toMatch(/SECRET_KEY|IDENTITY_KEY|GOOGLE_CLIENT|DATABASE_URL|argon2|kysely/);
});
