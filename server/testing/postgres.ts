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
  await prepareServer(postgres);
  await prepareTemplate(postgres.url);
  project.provide('postgres', postgres.url);
  return postgres.stop;
}

async function prepareServer({ url, superuserUrl }: { url: string; superuserUrl: string }) {
  await query(
    superuserUrl,
    // Test data need not survive a crash of the machine, and no database lives long enough to need a vacuum.
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    'alter system set autovacuum = off',
    // Copies the files of the template inside the system, where it can.
    ...(process.platform === 'win32' ? [] : ['alter system set file_copy_method = clone']),
    'select pg_reload_conf()',
    // Each test file has a database of its own.
    `alter role ${new URL(url).username} createdb`,
  );
}

async function query(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function prepareTemplate(url: string) {
  await query(url, 'create database template_kirdaar');
  const template = databaseUrl(url, 'template_kirdaar');
  await migrate(template);
  const queue = await openQueue(template, tasks, () => {});
  await queue.close();
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}
