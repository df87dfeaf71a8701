import { expect } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { fingerprintKeys } from '#platform/config/secrets.ts';
import { checkKeys } from '#platform/database/check-keys.ts';
import { test as base } from '#testing/test.ts';

const OLD = '0123456789abcdef'.repeat(2);
const NEW = 'abcdefgh01234567'.repeat(2);
const IDENTITY_KEY = 'fedcba9876543210'.repeat(2);

interface Keys {
  SECRET_KEY: string;
  SECRET_KEY_PREVIOUS?: string;
  IDENTITY_KEY?: string;
}

/** Starts a process with the given keys, as far as they go; returns the reason when it is rejected. */
const test = base.extend<{ startWith: (keys: Keys) => Promise<string | undefined> }>({
  startWith: async ({ db }, use) => {
    await db.deleteFrom('key_fingerprint').execute();
    await use(async (keys) => {
      const config = readConfig({ IDENTITY_KEY, ...keys }, 'demo');
      return checkKeys(db, await fingerprintKeys(config)).catch(({ message }) => message);
    });
  },
});

test('rejects keys that the database was not used with, and names them', async ({ startWith }) => {
  const first = await startWith({ SECRET_KEY: OLD });

  expect(first).toBe(undefined);
  expect(await startWith({ SECRET_KEY: OLD })).toBe(undefined);
  expect(await startWith({ SECRET_KEY: NEW })).toMatch(/^SECRET_KEY is not the one/);
  expect(await startWith({ SECRET_KEY: OLD, IDENTITY_KEY: NEW })).toMatch(/^IDENTITY_KEY is not the one/);
  expect(await startWith({ SECRET_KEY: OLD })).toBe(undefined);
});

test('every process starts during a rotation, in any order, and none starts with the old key after it', async ({
  startWith,
}) => {
  const steps: Keys[] = [
    { SECRET_KEY: OLD },
    { SECRET_KEY: OLD, SECRET_KEY_PREVIOUS: NEW },
    { SECRET_KEY: OLD },
    { SECRET_KEY: OLD, SECRET_KEY_PREVIOUS: NEW },
    { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD },
    { SECRET_KEY: OLD, SECRET_KEY_PREVIOUS: NEW },
    { SECRET_KEY: NEW },
  ];
  const rejections = [];
  for (const keys of steps) rejections.push(await startWith(keys));

  expect(rejections).toEqual(steps.map(() => undefined));
  expect(await startWith({ SECRET_KEY: OLD })).toMatch(/^SECRET_KEY is not the one/);
});

test('stores no part of a key in the database', async ({ db, startWith }) => {
  await startWith({ SECRET_KEY: OLD });

  const rows = await db.selectFrom('key_fingerprint').selectAll().execute();

  expect(rows.map(({ name }) => name).sort()).toEqual(['IDENTITY_KEY', 'SECRET_KEY']);
  expect(JSON.stringify(rows)).not.toMatch(/0123456789abcdef|fedcba9876543210/);
});
