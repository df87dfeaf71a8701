import { renditionFormats, renditionName, renditionWidths } from '@kirdaar/contract/rules/renditions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import { openRenditions } from '#platform/renditions.ts';
import { sendFile } from '#platform/send-file.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, shownAddress } from '#platform/storage.ts';

// No dot but the last: a name leads to no other folder.
const stored = z.object({ name: z.string().regex(/^[\w-]+\.\w+$/) });
const link = z.object({ expires: z.coerce.number().int(), signature: z.string() });
const narrow = z.object({
  width: z.coerce.number().pipe(z.literal(renditionWidths)),
  name: z.string().regex(/^[\w-]+$/),
  format: z.enum(renditionFormats),
});

const forEver = 'public, max-age=31536000, immutable';
const notKept = 'private, no-store';

/**
 * /media/public, and its pictures in other widths, for ever under an unguessable name; /media/private, and the
 * same of its pictures, while their signature holds.
 */
export async function mediaRoutes(app: FastifyInstance, { storage, secrets, now }: Services) {
  const findRendition = openRenditions(storage);

  async function sendRendition(request: FastifyRequest, reply: FastifyReply, drawer: 'public' | 'private') {
    const { name, width, format } = parse(narrow, request.params);
    const whole = `${name}.webp`;
    if (drawer === 'private') requireSignature(request, whole);
    try {
      const file = await findRendition({ drawer, name, width, format });
      const cache = drawer === 'public' ? forEver : notKept;
      return await sendFile(request, reply, { name: renditionName(name, width, format), file, cache });
    } catch (error) {
      // In a rush one is better served by the whole picture than by none.
      if (!(error instanceof Refusal) || error.status !== 503) throw error;
      reply.header('cache-control', 'no-store');
      return reply.redirect(shownAddress(secrets.media, `/media/${drawer}/${whole}`, now()));
    }
  }

  function requireSignature({ query }: FastifyRequest, name: string) {
    const { expires, signature } = parse(link, query);
    if (!isSigned(secrets.media, name, expires, signature, now())) throw new Refusal(404, 'Not found.');
  }

  app.get('/media/public/:name', async (request, reply) => {
    const { name } = parse(stored, request.params);
    return sendFile(request, reply, { name, file: await storage.open('public', name), cache: forEver });
  });
  app.get('/media/private/:name', async (request, reply) => {
    const { name } = parse(stored, request.params);
    requireSignature(request, name);
    return sendFile(request, reply, { name, file: await storage.open('private', name), cache: notKept });
  });
  app.get('/media/renditions/:width/:name.:format', (request, reply) =>
    sendRendition(request, reply, 'public'),
  );
  app.get('/media/private/renditions/:width/:name.:format', (request, reply) =>
    sendRendition(request, reply, 'private'),
  );
}

/** What cannot be an address of ours is not there. */
function parse<T extends z.ZodObject>(schema: T, value: unknown): z.output<T> {
  const { data } = schema.safeParse(value);
  if (!data) throw new Refusal(404, 'Not found.');
  return data;
}
