import { Readable } from 'node:stream';
import { perHour } from '@kirdaar/contract/rates';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import { FileStore } from '@tus/file-store';
import { Metadata, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, type ActorOf, admit } from '#platform/actor.ts';
import type { Pieces } from '#platform/pieces.ts';
import { Refusal } from '#platform/refusal.ts';

interface Announced {
  bytes: number;
  metadata: Record<string, string | null>;
}

/** What becomes of files that are sent in pieces; each throws a refusal where it has to. */
export interface Receiver<A extends Actor> {
  /** Takes an upload on and returns its id. */
  begin: (actor: A, announced: Announced) => Promise<string>;
  find: (actor: A, id: string) => Promise<{ bytes: number; isFinished: boolean }>;
  /** Called when all has arrived, perhaps more than once; what it returns is the answer. */
  finish: (actor: A, id: string) => Promise<unknown>;
  forget: (actor: A, id: string) => Promise<void>;
}

const version = { 'tus-resumable': '1.0.0' };
const HOUR_MS = 60 * 60 * 1000;
const PIECES = 'application/offset+octet-stream';
const address = z.object({ id: z.uuid() });
// Only these leave: the rest of what tus says is for other sites, which have no business here.
const told = [
  'tus-resumable',
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
];

/**
 * Takes files in pieces by tus 1.0 at a path, of talent or of those of a house who may review; how much, and what
 * becomes of them, the receiver decides.
 */
export function receivePieces<R extends Actor['role']>(
  app: FastifyInstance,
  pieces: Pieces,
  path: string,
  role: R,
  receiver: Receiver<ActorOf<R>>,
) {
  /** The ids that new uploads were given. */
  const ids = new WeakMap<object, string>();
  const tus = new Server({
    path,
    datastore: new FileStore({
      directory: pieces.directory,
      expirationPeriodInMilliseconds: UPLOAD_HOURS * HOUR_MS,
    }),
    relativeLocation: true,
    namingFunction: (request) => ids.get(request) ?? '',
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(PIECES, (_request, body, done) => done(null, body));

    scope.post(path, async (request, reply) => {
      const actor = await admitSender(request);
      await app.countCall(request, `POST ${path} by ${actor.id}`, [perHour(200)]);
      const id = await receiver.begin(actor, announcedBy(request));
      await pass(request, reply, id);
      return reply.send();
    });

    scope.head(`${path}/:id`, async (request, reply) => {
      const actor = await admitSender(request);
      const id = idIn(request);
      const { bytes, isFinished } = await receiver.find(actor, id);
      const isWhole = isFinished || (await pieces.arrived(id)) === bytes;
      if (!isWhole) await pass(request, reply, id);
      // What arrived whole before the connection or the process broke off is finished by asking.
      else if (!isFinished) await receiver.finish(actor, id);
      if (isWhole) reply.headers({ ...version, 'upload-offset': bytes, 'upload-length': bytes });
      return reply.send();
    });

    scope.patch(`${path}/:id`, async (request, reply) => {
      const actor = await admitSender(request);
      const id = idIn(request);
      const { bytes } = await receiver.find(actor, id);
      await pass(request, reply, id);
      if ((await pieces.arrived(id)) !== bytes) return reply.send();
      return reply.code(200).send(await receiver.finish(actor, id));
    });

    scope.delete(`${path}/:id`, async (request, reply) => {
      const actor = await admitSender(request);
      await receiver.forget(actor, idIn(request));
      return reply.code(204).headers(version).send();
    });
  });

  async function admitSender(request: FastifyRequest): Promise<ActorOf<R>> {
    const actor = await admit(app, request, role, 'reviewer');
    if (actor?.role !== role) throw new Refusal(401, 'Please log in.');
    // Its role was compared just now.
    return actor as ActorOf<R>;
  }

  /** Has tus do its part, and leaves what it said on the reply. */
  async function pass(request: FastifyRequest, reply: FastifyReply, id: string) {
    const received = toWeb(request);
    ids.set(received, id);
    const answer = await tus.handleWeb(received);
    for (const name of told) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    if (answer.status >= 400) throw new Refusal(answer.status, (await answer.text()).trim());
    reply.code(answer.status);
  }
}

function idIn({ params }: FastifyRequest): string {
  const { data } = address.safeParse(params);
  if (!data) throw new Refusal(404, 'There is no such upload.');
  return data.id;
}

function announcedBy({ headers }: FastifyRequest): Announced {
  const bytes = Number(headers['upload-length']);
  if (!Number.isSafeInteger(bytes)) throw new Refusal(400, 'The size of the file is missing.');
  try {
    return { bytes, metadata: Metadata.parse(String(headers['upload-metadata'] ?? '')) };
  } catch {
    throw new Refusal(400, 'What was said about the file cannot be read.');
  }
}

function toWeb({ raw, headers, method, url }: FastifyRequest): Request {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const body = method === 'PATCH' ? { body: Readable.toWeb(raw), duplex: 'half' as const } : {};
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: [...sent],
    ...body,
  } as RequestInit);
}
