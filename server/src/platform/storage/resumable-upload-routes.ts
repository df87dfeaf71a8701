import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EncodedMessage } from '@kirdaar/contract/messages';
import { perHour } from '@kirdaar/contract/rates';
import type { ApiScope } from '@kirdaar/contract/rules/api-scopes';
import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import type { Acting } from '@kirdaar/contract/rules/representation';
import type { FileKind } from '@kirdaar/contract/rules/uploads';
import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertSize } from '#platform/http/accept-file.ts';
import { asActing } from '#platform/http/acting.ts';
import { type Actor, type ActorOf, admit } from '#platform/http/actor.ts';
import { AppError, type PlainErrorCode } from '#platform/http/app-error.ts';
import { askedLanguage } from '#platform/http/asked-language.ts';
import { releaseSlot } from '#platform/http/concurrency-limit.ts';
import { isFullAt, storageFull } from '#platform/http/full-disk.ts';
import { translateAnswer } from '#platform/http/translate.ts';
import type { Services } from '#platform/services.ts';

/** An upload as its kind has recorded it. */
export interface Upload {
  id: string;
  /** The account that began it. */
  account_id: string | null;
  bytes: number;
  is_finished: boolean;
}

/** What a kind of resumable upload accepts and where it ends. Each method throws an AppError to reject. */
export interface UploadKind<A extends Actor, M, U extends Upload> {
  /** What an API key, or somebody who acts for a talent, needs. */
  scope: ApiScope;
  metadata: z.ZodType<M>;
  accepted: (metadata: M) => FileKind;
  /** Records a new upload. */
  insert: (
    actor: A,
    metadata: M,
    upload: { id: string; bytes: number; expires_at: string },
  ) => Promise<unknown>;
  find: (id: string) => Promise<U | undefined>;
  /** Keeps the file of a complete upload and marks the upload as finished, or does neither. */
  finish: (upload: U, path: string) => Promise<unknown>;
  /** Deletes the record of an upload. */
  delete: (id: string) => Promise<unknown>;
  /** The response to the last part. */
  reply: (
    id: string,
  ) => Promise<{ success: true; message: EncodedMessage }> | { success: true; message: EncodedMessage };
}

const version = { 'tus-resumable': '1.0.0' };
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
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
];

/**
 * Serves a kind of resumable upload (tus 1.0) at a path, for talent or for house members with at least the
 * reviewer role. Only the account that began an upload may continue it.
 */
export function resumableUploadRoutes<R extends Actor['role'], M, U extends Upload>(
  app: FastifyInstance,
  services: Services,
  path: string,
  role: R,
  kind: UploadKind<ActorOf<R>, M, U>,
) {
  const { uploads, now } = services;

  app.register(async (scope) => {
    scope.addContentTypeParser(PIECES, (_request, body, done) => done(null, body));

    scope.post(path, async (request, reply) => {
      const actor = await admitSender(request);
      await app.countCall(request, `POST ${path} by ${actor.id}`, [perHour(200)]);
      const { bytes, announced } = announcedBy(request);
      const metadata = kind.metadata.parse(announced);
      assertSize('file', kind.accepted(metadata), bytes);
      const id = randomUUID();
      const expires_at = new Date(now().getTime() + UPLOAD_HOURS * HOUR_MS).toISOString();
      const begin = async () => {
        await kind.insert(actor, metadata, { id, bytes, expires_at });
        await pass(request, reply, id);
      };
      const acting = actingOf(actor);
      const deed = { talent_id: actor.id, endpoint: `POST ${path}`, subject: null };
      await (acting ? app.recordActing({ ...deed, acting }, begin) : begin());
      return reply.header('location', `${path}/${id}`).send();
    });

    scope.head(`${path}/:id`, async (request, reply) => {
      const { upload, finish } = await findOwn(request);
      // An upload that was complete before the connection or the process broke off is finished by this
      // request.
      if (!(await finish())) {
        await pass(request, reply, upload.id);
        return reply.send();
      }
      const { bytes } = upload;
      return reply.headers({ ...version, 'upload-offset': bytes, 'upload-length': bytes }).send();
    });

    scope.patch(`${path}/:id`, async (request, reply) => {
      const { upload, finish } = await findOwn(request);
      await pass(request, reply, upload.id);
      if (!(await finish())) return reply.send();
      const language = askedLanguage(request.headers['accept-language']);
      return reply.code(200).send(translateAnswer(language, await kind.reply(upload.id)));
    });

    scope.delete(`${path}/:id`, async (request, reply) => {
      const { id } = (await findOwn(request)).upload;
      await kind.delete(id);
      await uploads.remove(id);
      return reply.code(204).headers(version).send();
    });
  });

  async function admitSender(request: FastifyRequest): Promise<ActorOf<R>> {
    const actor = await admit(app, request, role, { team: 'reviewer', scope: kind.scope });
    if (actor?.role !== role) throw new AppError('login_required');
    // The cast is safe: the role was compared just above.
    return actor as ActorOf<R>;
  }

  /** Returns the upload that a request names, if its sender began it, and what finishes it for the sender. */
  async function findOwn(request: FastifyRequest) {
    const actor = await admitSender(request);
    const { data } = address.safeParse(request.params);
    const upload = data && (await kind.find(data.id));
    if (upload?.account_id !== actor.id) throw new AppError('upload_not_found');
    const finish = () => asActing(actingOf(actor), () => finishIfComplete(services, kind, upload));
    return { upload, finish };
  }

  /** Passes a request to tus and copies its response to the reply. */
  async function pass(request: FastifyRequest, reply: FastifyReply, id: string) {
    const answer = await releaseSlot(() => uploads.tus.handleWeb(toWeb(request, id)));
    for (const name of exposedHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    // The client continues where it stopped, once somebody has made room.
    if (answer.status >= 500 && (await isFullAt(uploads.directory))) throw storageFull();
    if (answer.status >= 400) throw uploadError(answer.status, await answer.text());
    reply.code(answer.status);
  }
}

function actingOf(actor: Actor): Acting | undefined {
  return actor.role === 'talent' ? actor.acting : undefined;
}

/**
 * Finishes a complete upload once, however often it is called; returns false while data is missing. An upload
 * that is rejected is deleted.
 */
export async function finishIfComplete<U extends Upload>(
  services: Pick<Services, 'uploads'>,
  kind: Pick<UploadKind<never, never, U>, 'find' | 'finish' | 'delete'>,
  upload: U,
): Promise<boolean> {
  const { uploads } = services;
  const { id, bytes, is_finished } = upload;
  if (is_finished) return true;
  if ((await uploads.arrived(id)) !== bytes) return false;
  try {
    await kind.finish(upload, uploads.pathOf(id));
  } catch (error) {
    // A concurrent request may have finished it first.
    if ((await kind.find(id))?.is_finished) return true;
    if (error instanceof AppError && error.status < 500) {
      await kind.delete(id);
      await uploads.remove(id);
    }
    throw error;
  }
  await uploads.remove(id);
  return true;
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

function announcedBy({ headers }: FastifyRequest) {
  // Whatever tus would reject is rejected before the upload is recorded.
  if (headers['tus-resumable'] !== version['tus-resumable']) throw new AppError('upload_version_unsupported');
  const bytes = Number(headers['upload-length']);
  if (!Number.isSafeInteger(bytes) || String(bytes) !== headers['upload-length'])
    throw new AppError('upload_size_missing');
  try {
    return { bytes, announced: Metadata.parse(String(headers['upload-metadata'] ?? '')) };
  } catch {
    throw new AppError('upload_metadata_invalid');
  }
}

/**
 * Returns what tus is told of a request: the id whose owner was checked, and never the URL, which may name
 * another upload.
 */
function toWeb({ raw, headers, method }: FastifyRequest, id: string): Request {
  const sent = heededHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  const body = method === 'PATCH' ? { body: Readable.toWeb(raw), duplex: 'half' as const } : {};
  return new Request(`http://localhost/${id}`, { method, headers: sent, ...body } as RequestInit);
}
