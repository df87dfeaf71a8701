import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '#platform/database/backup.ts';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

const TAKEN = new Date('2026-03-01T00:00:00.000Z');

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
  await mkdir(join(original.directory, 'media'));
  await writeFile(join(original.directory, 'media', 'photo'), 'bytes');
  await writeFile(join(original.directory, 'secrets.json'), 'keys');
  const pool = new pg.Pool({ connectionString: original.url });
  await pool.query('create table trial (number int primary key, filler text)');
  const writer = keepWriting(pool);
  await expect.poll(writer.written).toBeGreaterThan(20);

  const before = writer.written();
  await backUp(original.directory, folder, TAKEN);
  const after = writer.written();
  await writer.stop();
  await pool.end();
  const copy = join(original.directory, 'copy');
  await expect(restore(folder, original.directory)).rejects.toThrow('There is a database in');
  const takenAt = await restore(folder, copy);
  const restored = await openEmbeddedPostgres(copy);
  const client = new pg.Client({ connectionString: restored.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int count, max(number) last from trial');
  await client.end();
  await restored.stop();

  expect(takenAt).toBe(TAKEN.toISOString());
  expect(after).toBeGreaterThan(before);
  expect(rows[0].count).toBeGreaterThanOrEqual(before);
  expect(rows[0].last).toBe(rows[0].count);
  expect(await readFile(join(copy, 'media', 'photo'), 'utf8')).toBe('bytes');
  await expect(readFile(join(folder, 'secrets.json'))).rejects.toThrow('ENOENT');
});

test('restores no backup that was interrupted, and overwrites none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kirdaar-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));

  await expect(backUp(folder, folder, TAKEN)).rejects.toThrow('exists already');
  await expect(restore(folder, join(folder, 'copy'))).rejects.toThrow('no complete backup');
});
