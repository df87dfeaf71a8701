import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { migrate } from '#platform/migrate.ts';
import { openQueue } from '#platform/queue.ts';
import { tasks } from '#tasks.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
  }
}

/** Starts PostgreSQL once per test run, with a migrated template for every test file to copy. */
export async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-test-'));
  // Root's stand-in may enter it, so the database lies in it and goes with it.
  await chmod(directory, 0o755);
  const postgres = await openEmbeddedPostgres(directory);
  await prepareTemplate(postgres.url);
  project.provide('postgres', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

async function prepareTemplate(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database template_kirdaar');
  await client.end();
  const template = databaseUrl(url, 'template_kirdaar');
  await migrate(template);
  const queue = await openQueue(template, tasks, () => {});
  await queue.close();
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}
