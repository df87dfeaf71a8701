import { Readable } from 'node:stream';
import { perHour } from '@kirdaar/contract/rates';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import type { Said } from '@kirdaar/contract/says';
import { FileStore } from '@tus/file-store';
import { Metadata, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, type ActorOf, admit } from '#platform/http/actor.ts';
import { AppError, type PlainErrorCode } from '#platform/http/app-error.ts';
import { askedLanguage } from '#platform/http/asked-language.ts';
import { isFullAt, storageFull } from '#platform/http/full-disk.ts';
import { withoutPlace } from '#platform/http/requests-in-progress.ts';
import { sayAnswer } from '#platform/http/say-answer.ts';
import type { ResumableUploads } from '#platform/storage/resumable-uploads.ts';

interface UploadMetadata {
  bytes: number;
  metadata: Record<string, string | null>;
}

/** Handles resumable uploads; each method throws an AppError when it rejects. */
export interface Receiver<A extends Actor> {
  /** Accepts a new upload and returns its id. */
  begin: (actor: A, announced: UploadMetadata) => Promise<string>;
  find: (actor: A, id: string) => Promise<{ bytes: number; isFinished: boolean }>;
  /** Called when the upload is complete, possibly more than once; its result is the response. */
  finish: (actor: A, id: string) => Promise<{ success: true; message: Said }>;
  forget: (actor: A, id: string) => Promise<void>;
}

const version = { 'tus-resumable': '1.0.0' };
const HOUR_MS = 60 * 60 * 1000;
const PIECES = 'application/offset+octet-stream';
const address = z.object({ id: z.uuid().toLowerCase() });
const heededHeaders = [
  'tus-resumable',
  'content-type',
  'content-length',
  'upload-length',
  'upload-offset',
  'upload-metadata',
];
// Only these headers are returned: the others that tus sets are for cross-origin use, which is not allowed
// here.
const exposedHeaders = [
  'tus-resumable',
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
];

/**
 * Serves resumable uploads (tus 1.0) at a path, for talent or for house members with at least the reviewer
 * role. The receiver decides their limits and what becomes of them.
 */
export function resumableUploadRoutes<R extends Actor['role']>(
  app: FastifyInstance,
  pieces: ResumableUploads,
  path: string,
  role: R,
  receiver: Receiver<ActorOf<R>>,
) {
  const tus = new Server({
    path,
    datastore: new FileStore({
      directory: pieces.directory,
      expirationPeriodInMilliseconds: UPLOAD_HOURS * HOUR_MS,
    }),
    relativeLocation: true,
    namingFunction: idOf,
    getFileIdFromRequest: idOf,
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
      // An upload that was complete before the connection or the process broke off is finished by this
      // request.
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
      const language = askedLanguage(request.headers['accept-language']);
      return reply.code(200).send(sayAnswer(language, await receiver.finish(actor, id)));
    });

    scope.delete(`${path}/:id`, async (request, reply) => {
      const actor = await admitSender(request);
      await receiver.forget(actor, idIn(request));
      return reply.code(204).headers(version).send();
    });
  });

  async function admitSender(request: FastifyRequest): Promise<ActorOf<R>> {
    const actor = await admit(app, request, role, { team: 'reviewer' });
    if (actor?.role !== role) throw new AppError('login_required');
    // The cast is safe: the role was compared just above.
    return actor as ActorOf<R>;
  }

  /** Passes a request to tus and copies its response to the reply. */
  async function pass(request: FastifyRequest, reply: FastifyReply, id: string) {
    const answer = await withoutPlace(() => tus.handleWeb(toWeb(request, id)));
    for (const name of exposedHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    // The client continues where it stopped, once somebody has made room.
    if (answer.status >= 500 && (await isFullAt(pieces.directory))) throw storageFull();
    if (answer.status >= 400) throw uploadError(answer.status, await answer.text());
    reply.code(answer.status);
  }
}

const byStatus: Readonly<Record<number, PlainErrorCode>> = {
  404: 'upload_not_found',
  409: 'upload_conflict',
  410: 'upload_not_found',
  412: 'upload_version_unsupported',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  423: 'upload_locked',
};

/** Converts an error response of tus. */
function uploadError(status: number, text: string): Error {
  if (status >= 500) return new Error(`tus answered ${status}: ${text.trim()}`);
  return new AppError(byStatus[status] ?? 'invalid_request');
}

function idIn({ params }: FastifyRequest): string {
  const { data } = address.safeParse(params);
  if (!data) throw new AppError('upload_not_found');
  return data.id;
}

function announcedBy({ headers }: FastifyRequest): UploadMetadata {
  // Whatever tus would reject is rejected before the upload is recorded.
  if (headers['tus-resumable'] !== version['tus-resumable']) throw new AppError('upload_version_unsupported');
  const bytes = Number(headers['upload-length']);
  if (!Number.isSafeInteger(bytes) || String(bytes) !== headers['upload-length'])
    throw new AppError('upload_size_missing');
  try {
    return { bytes, metadata: Metadata.parse(String(headers['upload-metadata'] ?? '')) };
  } catch {
    throw new AppError('upload_metadata_invalid');
  }
}

/**
 * Returns what tus is told of a request: the id whose owner was checked, and never the address, which may name
 * another upload.
 */
function toWeb({ raw, headers, method }: FastifyRequest, id: string): Request {
  const sent = heededHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  const body = method === 'PATCH' ? { body: Readable.toWeb(raw), duplex: 'half' as const } : {};
  return new Request(`http://localhost/${id}`, { method, headers: sent, ...body } as RequestInit);
}

function idOf({ url }: { url: string }): string {
  return new URL(url).pathname.slice(1);
}
