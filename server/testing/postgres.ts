import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { tasks } from '#tasks.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
  }
}

/** Starts PostgreSQL once per test run, with a migrated template for every test file to copy. */
export async function setup(project: TestProject) {
  const postgres = await openOwnPostgres();
  await prepareTemplate(postgres.url);
  project.provide('postgres', postgres.url);
  return postgres.stop;
}

async function prepareTemplate(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Test data need not survive a crash of the machine.
  await client.query('alter system set fsync = off');
  await client.query('alter system set synchronous_commit = off');
  await client.query('select pg_reload_conf()');
  await client.query('create database template_kirdaar');
  await client.end();
  const template = databaseUrl(url, 'template_kirdaar');
  await migrate(template);
  const queue = await openQueue(template, tasks, () => {});
  await queue.close();
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}
