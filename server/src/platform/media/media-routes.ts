import { buffer } from 'node:stream/consumers';
import {
  type RenditionFormat,
  renditionFormats,
  renditionName,
  renditionWidths,
} from '@kirdaar/contract/rules/renditions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Secrets } from '#platform/config/secrets.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { renderNarrow } from '#platform/media/images.ts';
import { findReplacement, hasLinkEnded } from '#platform/media/queries.ts';
import { sendFile } from '#platform/storage/send-file.ts';
import {
  type Bucket,
  isSigned,
  type Storage,
  type StoredFile,
  shownAddress,
  signedLink,
  signedQuery,
} from '#platform/storage/storage.ts';

/** A picture in one of the contract's widths and formats. */
interface Rendition {
  /** The bucket of the stored picture; `name` is its name without extension. */
  drawer: Bucket;
  name: string;
  width: number;
  format: RenditionFormat;
}

// No dots except before the extension, so that a name cannot lead to another folder.
const stored = z.object({ name: z.string().regex(/^[\w-]+\.\w+$/) });
const narrow = z.object({
  width: z.coerce.number().pipe(z.literal(renditionWidths)),
  name: z.string().regex(/^[\w-]+$/),
  format: z.enum(renditionFormats),
});

/** A browser or proxy keeps what is hidden later for a day at most. */
const oneDay = 'public, max-age=86400';
const noStore = 'private, no-store';

interface MediaServices {
  db: Database;
  storage: Storage;
  secrets: Secrets;
  now: () => Date;
}

/**
 * /media/public and its renditions at unguessable URLs, until fewer people may see them; /media/private and its
 * renditions while the signature is valid and the permission was not taken back.
 */
export async function mediaRoutes(app: FastifyInstance, { db, storage, secrets, now }: MediaServices) {
  const findRendition = openRenditions(storage);

  async function sendRendition(request: FastifyRequest, reply: FastifyReply, drawer: 'public' | 'private') {
    const { name, width, format } = parse(narrow, request.params);
    const whole = `${name}.webp`;
    if (drawer === 'private') await requireSignature(request, whole);
    try {
      const file = await findRendition({ drawer, name, width, format });
      const cache = drawer === 'public' ? oneDay : noStore;
      return await sendFile(request, reply, { name: renditionName(name, width, format), file, cache });
    } catch (error) {
      // When the renderer is overloaded, the full-size picture is better than none.
      if (!(error instanceof AppError) || error.code !== 'server_busy') throw error;
      reply.header('cache-control', 'no-store');
      return reply.redirect(shownAddress(secrets.media, `/media/${drawer}/${whole}`, now()));
    }
  }

  async function requireSignature({ query }: FastifyRequest, name: string) {
    const { expires, signature } = parse(signedLink, query);
    const works =
      isSigned(secrets.media, name, expires, signature, now()) && !(await hasLinkEnded(db, name, expires));
    if (!works) throw new AppError('file_not_found');
    return expires;
  }

  app.get('/media/public/:name', async (request, reply) => {
    const { name } = parse(stored, request.params);
    return sendFile(request, reply, { name, file: await storage.open('public', name), cache: oneDay });
  });
  app.get('/media/private/:name', async (request, reply) => {
    const { name } = parse(stored, request.params);
    const expires = await requireSignature(request, name);
    const file = await storage.open('private', name);
    const replacement = file ? undefined : await findReplacement(db, name);
    if (!replacement) return sendFile(request, reply, { name, file, cache: noStore });
    // The new link expires, and can be ended, like the one that the page has.
    const query = signedQuery(secrets.media, replacement, now(), expires - now().getTime());
    reply.header('cache-control', noStore);
    return reply.redirect(`/media/private/${replacement}?${query}`);
  });
  app.get('/media/renditions/:width/:name.:format', (request, reply) =>
    sendRendition(request, reply, 'public'),
  );
  app.get('/media/private/renditions/:width/:name.:format', (request, reply) =>
    sendRendition(request, reply, 'private'),
  );
}

/** Responds 404 to a URL that cannot be one of ours. */
function parse<T extends z.ZodObject>(schema: T, value: unknown): z.output<T> {
  const { data } = schema.safeParse(value);
  if (!data) throw new AppError('file_not_found');
  return data;
}

/** Serves smaller renditions of stored pictures; each is created on the first request. */
function openRenditions(storage: Storage) {
  const pass = openConcurrencyLimit({ atOnce: 2, waiting: 200 });
  const underway = new Map<string, Promise<void>>();

  async function make({ width, format }: Rendition, original: StoredFile, file: string) {
    const picture = await pass(async () => renderNarrow(await buffer(await original.read()), width, format));
    await storage.put('renditions', file, picture);
  }

  /** Returns undefined when there is no such picture. */
  return async function find(rendition: Rendition): Promise<StoredFile | undefined> {
    const { drawer, name, width, format } = rendition;
    const original = await storage.open(drawer, `${name}.webp`);
    if (!original) return undefined;
    const file = renditionName(name, width, format);
    const made = await storage.open('renditions', file);
    if (made) return made;
    const making = underway.get(file) ?? make(rendition, original, file).finally(() => underway.delete(file));
    underway.set(file, making);
    await making;
    return storage.open('renditions', file);
  };
}
