import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A page that somebody opened a day ago still loads its scripts. */
const KEEP_MS = 24 * 60 * 60_000;
/** A process notes this often that it still serves its assets. */
const NOTE_MS = 60 * 60_000;

/**
 * Serves the assets of the site, also of the former version, for pages that are open, and during a rolling
 * deploy of the next one, whose page may come from another process. Each process puts its own assets into a
 * folder that all share; their names contain a hash of their content.
 */
export async function serveAssets(app: FastifyInstance, ownAssets: string, dataDirectory: string) {
  const shared = join(dataDirectory, 'assets');
  const keep = async () => {
    await shareAssets(ownAssets, shared);
    keepUsedAssets(ownAssets, shared).catch(warn);
  };
  const warn = (error: unknown) => app.log.warn(error, 'cannot share the assets');
  await keep();
  const timer = setInterval(() => keep().catch(warn), NOTE_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  await app.register(async (scope) => {
    // Its own route reads the whole folder, of thousands of files, for each request.
    await scope.register(fastifyStatic, {
      root: shared,
      serve: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    });
    scope.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
      reply.sendFile(request.params['*']),
    );
  });
}

/** Copies the assets of this process that the shared folder lacks. */
export async function shareAssets(own: string, shared: string): Promise<void> {
  await mkdir(shared, { recursive: true });
  const present = new Set(await readdir(shared));
  for (const name of await readdir(own)) {
    if (present.has(name)) continue;
    // Renamed when complete, because other processes serve the folder.
    const draft = join(shared, `.${randomUUID()}`);
    await copyFile(join(own, name), draft);
    await rename(draft, join(shared, name));
  }
}

/** Notes that the assets of this process are in use, and deletes those that no process has used for a day. */
export async function keepUsedAssets(own: string, shared: string, now = new Date()): Promise<void> {
  const used = new Set(await readdir(own));
  for (const name of await readdir(shared)) {
    const path = join(shared, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    const age = now.getTime() - mtimeMs;
    // Another process may delete or rename it at the same time.
    if (used.has(name)) age > NOTE_MS / 2 && (await utimes(path, now, now).catch(() => {}));
    else if (age > KEEP_MS + NOTE_MS) await rm(path, { force: true });
  }
}
