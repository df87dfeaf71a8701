import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { findLastBackup } from '#platform/database/last-backup.ts';
import { isSendingOff } from '#platform/queue/sending.ts';
import { configuredStorage } from '#platform/storage/configured-storage.ts';
import { version } from '#platform/version.ts';
import { restoreBackup, takeBackup } from '#take-backup.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';
import { productionVariables } from '#testing/production-variables.ts';
import { startS3 } from '#testing/s3.ts';

const TAKEN = new Date('2026-03-01T00:00:00.000Z');

const embedded = (DATA_DIR: string) => readConfig({ DATA_DIR }, 'development');

/** Writes numbers one after another until told to stop; returns how many were acknowledged. */
function keepWriting(pool: pg.Pool) {
  let written = 0;
  let isOver = false;
  async function write() {
    while (!isOver) {
      await pool.query(`insert into trial (number, filler) values ($1, repeat('x', 2000))`, [written + 1]);
      written += 1;
    }
  }
  const writing = write();
  return {
    written: () => written,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

test('backs up while rows are written, and restores all that were written before', async () => {
  const original = await openOwnPostgres();
  onTestFinished(original.stop);
  const folder = join(original.directory, 'backup');
  await mkdir(join(original.directory, 'media/public'), { recursive: true });
  await writeFile(join(original.directory, 'media/public', 'photo.webp'), 'bytes');
  await writeFile(join(original.directory, 'secrets.json'), 'keys');
  const pool = new pg.Pool({ connectionString: original.url });
  await pool.query('create table trial (number int primary key, filler text)');
  const writer = keepWriting(pool);
  await expect.poll(writer.written).toBeGreaterThan(20);

  const before = writer.written();
  const taken = await takeBackup(embedded(original.directory), folder, TAKEN);
  const after = writer.written();
  await writer.stop();
  await pool.end();
  const copy = join(original.directory, 'copy');
  await expect(restoreBackup(embedded(original.directory), folder)).rejects.toThrow('There is a database in');
  const { differences } = await restoreBackup(embedded(copy), folder);
  const restored = await openEmbeddedPostgres(copy);
  const client = new pg.Client({ connectionString: restored.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int count, max(number) last from trial');
  await client.end();
  await restored.stop();

  expect(taken).toMatchObject({ taken_at: TAKEN.toISOString(), version, database: 'embedded', media: 1 });
  expect(after).toBeGreaterThan(before);
  expect(differences).toEqual([]);
  expect(rows[0].count).toBeGreaterThanOrEqual(before);
  expect(rows[0].last).toBe(rows[0].count);
  expect(await readFile(join(copy, 'media/public', 'photo.webp'), 'utf8')).toBe('bytes');
  expect([await isSendingOff(copy), await isSendingOff(original.directory)]).toEqual([true, false]);
  expect(await findLastBackup(original.directory)).toBeInstanceOf(Date);
  await expect(readFile(join(folder, 'secrets.json'))).rejects.toThrow('ENOENT');
});

/** Stands for the programs of an own PostgreSQL, which are not installed everywhere: what they are given is what counts. */
async function installPrograms(folder: string, major: number) {
  const program = (name: string, act: string) =>
    writeFile(
      join(folder, name),
      `#!${process.execPath}
      const [file] = process.argv.slice(2).filter((one) => !one.startsWith('-'));
      const given = Object.fromEntries(process.argv.slice(2).map((one) => one.replace(/^--/, '').split(/=(.*)/s)));
      if ('version' in given) console.log('${name} (PostgreSQL) ${major}.1');
      else {
        const { Client } = require(${JSON.stringify(createRequire(import.meta.url).resolve('pg'))});
        const client = new Client({ connectionString: given.dbname });
        const { readFileSync, writeFileSync } = require('node:fs');
        client.connect().then(async () => { ${act} await client.end(); });
      }`,
      { mode: 0o755 },
    );
  await program(
    'pg_dump',
    `await client.query('begin isolation level repeatable read');
     await client.query(\`set transaction snapshot '\${given.snapshot}'\`);
     const { rows } = await client.query('select number from trial');
     writeFileSync(given.file, rows.map((row) => row.number).join());`,
  );
  await program(
    'pg_restore',
    `await client.query('create table trial (number int)');
     for (const number of readFileSync(file, 'utf8').split(','))
       await client.query('insert into trial values ($1)', [number]);`,
  );
}

test('backs up an own PostgreSQL and a bucket, restores to others and compares', async () => {
  const { url, superuserUrl, directory, stop } = await openOwnPostgres();
  const [bucket, otherBucket] = await Promise.all([startS3(), startS3()]);
  onTestFinished(async () => void (await Promise.all([bucket.stop(), otherBucket.stop(), stop()])));
  const query = async (databaseUrl: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await query(url, 'create table trial (number int)', 'insert into trial values (1), (2), (3)');
  await query(superuserUrl, `create database copy owner ${new URL(url).username}`);
  await mkdir(join(directory, 'bin'));
  vi.stubEnv('PATH', join(directory, 'bin'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const configFor = (databaseUrl: string, { settings }: typeof bucket, folder: string) =>
    readConfig(
      {
        ...productionVariables,
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(directory, folder),
        S3_BUCKET: settings.bucket,
        S3_ENDPOINT: settings.endpoint,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      },
      'production',
    );
  const original = configFor(url, bucket, 'original');
  const copy = configFor(url.replace(/[^/]*$/, 'copy'), otherBucket, 'copy');
  await mkdir(original.DATA_DIR);
  const [before, after] = [original, copy].map((config) => configuredStorage(config, () => {}));
  await before?.put('private', 'tape.mp4', Buffer.from('bytes'));
  const folder = join(directory, 'backup');

  await installPrograms(join(directory, 'bin'), 15);
  await expect(takeBackup(original, folder, TAKEN)).rejects.toThrow(/pg_dump \d+ is not installed/);
  await installPrograms(join(directory, 'bin'), 18);
  const taken = await takeBackup(original, folder, TAKEN);
  await expect(restoreBackup(original, folder)).rejects.toThrow('There are tables');
  await expect(restoreBackup(embedded(copy.DATA_DIR), folder)).rejects.toThrow('set DATABASE_URL');
  const { differences } = await restoreBackup(copy, folder);
  await query(copy.DATABASE_URL ?? '', 'drop table trial');
  await writeFile(join(folder, 'database.dump'), '1,2');
  const cut = await restoreBackup(copy, folder);

  expect(taken).toMatchObject({
    database: 'own',
    media: 1,
    rows: { before: { trial: 3 }, after: { trial: 3 } },
  });
  expect(differences).toEqual([]);
  expect(await after?.list('private')).toEqual(['tape.mp4']);
  expect([await isSendingOff(copy.DATA_DIR), await isSendingOff(original.DATA_DIR)]).toEqual([true, false]);
  expect(cut.differences).toEqual(['trial: 2 rows, but 3 in the backup']);
});

test('restores no backup that was interrupted, and overwrites none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kirdaar-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));

  await expect(takeBackup(embedded(folder), folder, TAKEN)).rejects.toThrow('exists already');
  await expect(restoreBackup(embedded(join(folder, 'copy')), folder)).rejects.toThrow('no complete backup');
});
