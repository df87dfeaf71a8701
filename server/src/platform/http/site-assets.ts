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
  await shareAssets(ownAssets, shared);
  await deleteOldAssets(shared);
  const timer = setInterval(
    () => shareAssets(ownAssets, shared).catch((error) => app.log.warn(error, 'cannot share the assets')),
    NOTE_MS,
  );
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  await app.register(fastifyStatic, {
    root: shared,
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  });
}

/** Copies the assets of this process and notes that they are in use now. */
export async function shareAssets(own: string, shared: string, now = new Date()): Promise<void> {
  await mkdir(shared, { recursive: true });
  const present = new Set(await readdir(shared));
  for (const name of await readdir(own)) {
    const path = join(shared, name);
    if (!present.has(name)) {
      // Renamed when complete, because other processes serve the folder.
      const draft = join(shared, `.${randomUUID()}`);
      await copyFile(join(own, name), draft);
      await rename(draft, path);
    }
    await utimes(path, now, now);
  }
}

/** Deletes the assets that no process has used for a day. */
export async function deleteOldAssets(shared: string, now = new Date()): Promise<void> {
  for (const name of await readdir(shared)) {
    const path = join(shared, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > KEEP_MS + NOTE_MS) await rm(path, { force: true });
  }
}
