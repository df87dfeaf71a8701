import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { renditionFormats, renditionWidths } from '@kirdaar/contract/rules/renditions';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import { openRenditions } from '#platform/renditions.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, publicAddress } from '#platform/storage.ts';

const link = z.object({ expires: z.coerce.number().int(), signature: z.string() });
const narrow = z.object({
  width: z.coerce.number().pipe(z.literal(renditionWidths)),
  name: z.string().regex(/^[\w-]+$/),
  format: z.enum(renditionFormats),
});
const forEver = { immutable: true, maxAge: '1y' };

/**
 * /media/public, and its pictures in other widths, for ever under an unguessable name; /media/private while
 * its signature holds.
 */
export async function mediaRoutes(app: FastifyInstance, { storage, secrets, now }: Services) {
  await mkdir(join(storage.directory, 'public'), { recursive: true });
  await app.register(fastifyStatic, {
    root: join(storage.directory, 'public'),
    prefix: '/media/public/',
    index: false,
    ...forEver,
    setHeaders: protect,
  });

  const findRendition = openRenditions(storage.directory);
  app.get('/media/renditions/:width/:name.:format', async (request, reply) => {
    const { data } = narrow.safeParse(request.params);
    if (!data) throw new Refusal(404, 'Not found.');
    try {
      const file = await findRendition(data);
      if (!file) throw new Refusal(404, 'Not found.');
      protect(reply);
      return reply.sendFile(file, storage.directory, forEver);
    } catch (error) {
      // In a rush one is better served by the whole picture than by none.
      if (!(error instanceof Refusal) || error.status !== 503) throw error;
      reply.header('cache-control', 'no-store');
      return reply.redirect(publicAddress(`${data.name}.webp`));
    }
  });

  app.get<{ Params: { name: string } }>('/media/private/:name', async (request, reply) => {
    const { name } = request.params;
    const { data } = link.safeParse(request.query);
    if (!data || !isSigned(secrets.media, name, data.expires, data.signature, now()))
      throw new Refusal(404, 'Not found.');
    reply.header('cache-control', 'private, no-store');
    protect(reply);
    return reply.sendFile(name, join(storage.directory, 'private'), { cacheControl: false });
  });
}

/** What a stranger uploaded is shown, never run. */
function protect(reply: { header: (name: string, value: string) => unknown }) {
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
}
