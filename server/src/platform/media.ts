import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { isSigned } from '#platform/storage.ts';

const link = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** /media/public for ever under its unguessable name; /media/private while its signature holds. */
export async function mediaRoutes(app: FastifyInstance, { storage, secrets, now }: Services) {
  await mkdir(join(storage.directory, 'public'), { recursive: true });
  await app.register(fastifyStatic, {
    root: join(storage.directory, 'public'),
    prefix: '/media/public/',
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: protect,
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
