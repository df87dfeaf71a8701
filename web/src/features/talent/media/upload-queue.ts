import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { ApiError, callApi } from '#api/call-api.ts';
import { type Sending, sendResumable, terminateUpload } from '#features/talent/media/send-resumable.ts';
import {
  deleteStoredUpload,
  deleteStoredUploads,
  readStoredUploads,
  storeFile,
  storeUpload,
} from '#features/talent/media/stored-uploads.ts';
import {
  addUploads,
  changeUpload,
  currentUploads,
  findUpload,
  removeUpload,
  type Upload,
} from '#features/talent/media/upload-list.ts';
import { measureSpeed } from '#features/talent/media/upload-progress.ts';
import { readSession } from '#session/store.ts';
import * as words from '#words/talent/uploads.ts';

const ENDPOINT = '/api/user/media/uploads';
/** Up to this size, repeating an upload costs less than the extra requests of a resumable one. */
export const MAX_SINGLE_REQUEST_BYTES = 8 * 1024 * 1024;
const MAX_CONCURRENT_UPLOADS = 2;
/** A connection without progress for this long is treated as lost. */
const STALL_TIMEOUT_MS = 45_000;
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;
/** Statuses of a lost network, a proxy or a restarting server; a retry may succeed. */
const retryableStatuses = new Set([0, 502, 503, 504]);
const LOGGED_OUT = 401;

const running = new Map<string, AbortController>();
/** Number of lost connections per upload since its last progress. */
const failedAttempts = new Map<string, number>();

/** Queues files for upload. `replaces` is the id of the entry that the first file replaces. */
export function enqueue(kind: MediaKind, files: readonly File[], replaces?: string) {
  const added = files.map((file) => ({ ...newUpload(kind, file), replaces, state: 'waiting' as const }));
  addUploads(added);
  for (const upload of added) {
    void storeUpload(upload);
    void storeFile(upload.id, upload.file);
  }
  startQueued();
}

export function rejectFile(kind: MediaKind, file: File, message: string) {
  addUploads([{ ...newUpload(kind, file), state: 'invalid', message }]);
}

export function pause(id: string) {
  changeAndStore(id, { state: 'paused', speed: undefined });
  running.get(id)?.abort();
}

export function resume(id: string) {
  if (running.has(id)) return;
  changeAndStore(id, { state: 'waiting', message: undefined, loggedOut: false });
  startQueued();
}

/** Cancels an upload and discards its data, in this browser and on the server. */
export function cancel(id: string) {
  const url = findUpload(id)?.url;
  drop(id);
  if (url) void terminateUpload(url);
}

/** Removes an upload in this browser. The server deletes its data later. */
function drop(id: string) {
  removeUpload(id);
  running.get(id)?.abort();
  void deleteStoredUpload(id);
}

/** Cancels and forgets all uploads, so that the next person on this device does not find them. */
export function discardUploads() {
  for (const { id } of currentUploads()) drop(id);
  void deleteStoredUploads();
}

/** Resumes the logged-in user's uploads that a reload interrupted. */
export async function restoreUploads() {
  const owner = currentOwner();
  if (!owner) return;
  const stored = await readStoredUploads(owner);
  const interrupted = stored.filter(({ id }) => !findUpload(id));
  addUploads(interrupted.map((upload) => ({ ...upload, state: restoredState(upload) })));
  startQueued();
}

function restoredState({ file, state }: Upload): Upload['state'] {
  if (!file) return 'file_missing';
  return state === 'paused' || state === 'rejected' ? state : 'waiting';
}

/** Returns the upload that waits for exactly this file to be chosen again. */
export function findUploadMissingFile(kind: MediaKind, file: File): Upload | undefined {
  return currentUploads().find(
    (upload) => upload.state === 'file_missing' && upload.kind === kind && isSameFile(upload, file),
  );
}

/** Whether this is the file that was being uploaded, as far as a browser can tell. */
export function isSameFile(upload: Pick<Upload, 'name' | 'size' | 'lastModified'>, file: File): boolean {
  const { name, size, lastModified } = upload;
  return name === file.name && size === file.size && lastModified === file.lastModified;
}

export function resumeWithFile(id: string, file: File) {
  changeUpload(id, { file });
  void storeFile(id, file);
  resume(id);
}

/** Resumes offline uploads when the connection returns, and stops running ones when it is lost. */
export function watchConnection(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const forEach = (state: Upload['state'], change: (id: string) => void) => () => {
    for (const upload of currentUploads()) if (upload.state === state) change(upload.id);
  };
  window.addEventListener('online', forEach('offline', resume), { signal });
  window.addEventListener('offline', forEach('sending', handleLostConnection), { signal });
  return () => watching.abort();
}

function newUpload(kind: MediaKind, file: File) {
  const { name, size, lastModified } = file;
  return { id: crypto.randomUUID(), owner: currentOwner(), kind, file, name, size, lastModified, sent: 0 };
}

function changeAndStore(id: string, change: Partial<Upload>) {
  changeUpload(id, change);
  const upload = findUpload(id);
  if (upload) void storeUpload(upload);
}

function currentOwner(): string | undefined {
  const session = readSession();
  return session?.role === 'talent' ? session.user.id : undefined;
}

function startQueued() {
  for (const { id, state, file } of currentUploads()) {
    if (running.size >= MAX_CONCURRENT_UPLOADS) return;
    if (state === 'waiting' && file && !running.has(id)) void run(id, file);
  }
}

async function run(id: string, file: File) {
  const controller = new AbortController();
  running.set(id, controller);
  changeUpload(id, { state: 'sending', speed: undefined });
  const upload = findUpload(id);
  try {
    if (upload?.owner !== currentOwner()) throw new ApiError(LOGGED_OUT, words.logged_out);
    if (upload) await send({ ...upload, file }, watch(id, controller));
    changeUpload(id, { state: 'done', sent: file.size });
    void deleteStoredUpload(id);
  } catch (error) {
    // An aborted upload already has its new state.
    if (!controller.signal.aborted) stop(id, error);
  } finally {
    controller.abort();
    running.delete(id);
    startQueued();
  }
}

async function send({ kind, replaces, file, name, size, url }: Upload & { file: File }, sending: Sending) {
  if (size > MAX_SINGLE_REQUEST_BYTES) {
    const metadata = { kind, filename: name, ...(replaces && { replaces }) };
    return sendResumable({ file, endpoint: ENDPOINT, metadata, url }, sending);
  }
  await callApi(
    'POST /api/user/media',
    { body: { kind, replaces }, files: { file: [file] } },
    { signal: sending.signal, onProgress: (share) => sending.onProgress(Math.floor(share * size)) },
  );
}

function watch(id: string, { signal }: AbortController): Sending {
  const speedAt = measureSpeed();
  let stallTimer = setTimeout(handleLostConnection, STALL_TIMEOUT_MS, id);
  signal.addEventListener('abort', () => clearTimeout(stallTimer));
  return {
    signal,
    onProgress: (sent) => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(handleLostConnection, STALL_TIMEOUT_MS, id);
      failedAttempts.delete(id);
      changeUpload(id, { sent, speed: speedAt(sent, performance.now()) });
    },
    onUploadUrl: (url) => changeAndStore(id, { url }),
  };
}

function stop(id: string, error: unknown) {
  // Any other error means that there was no response, for example code that could not be loaded.
  const status = error instanceof ApiError ? error.status : 0;
  if (retryableStatuses.has(status)) return handleLostConnection(id);
  const message = (error instanceof ApiError && error.message) || words.failed;
  if (error instanceof ApiError && error.fields.file && error.code !== 'plan_limit_reached') {
    changeUpload(id, { state: 'invalid', message });
    void deleteStoredUpload(id);
    return;
  }
  changeAndStore(id, { state: 'rejected', message, loggedOut: status === LOGGED_OUT });
}

/** Handles a lost connection: retries automatically, with increasing delays until there is progress. */
function handleLostConnection(id: string) {
  const before = failedAttempts.get(id) ?? 0;
  failedAttempts.set(id, before + 1);
  changeUpload(id, { state: 'offline', speed: undefined });
  running.get(id)?.abort();
  const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** before, MAX_RETRY_DELAY_MS);
  setTimeout(() => findUpload(id)?.state === 'offline' && resume(id), delay);
}
