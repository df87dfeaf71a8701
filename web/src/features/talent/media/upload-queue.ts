import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { ApiError } from '#api/call-api.ts';
import { terminateUpload } from '#features/talent/media/send-resumable.ts';
import { sendUpload } from '#features/talent/media/send-upload.ts';
import { measureSpeed } from '#features/talent/media/speed.ts';
import { deleteStoredUpload, storeFile, storeUpload } from '#features/talent/media/stored-uploads.ts';
import {
  addUploads,
  changeUpload,
  currentUploads,
  findUpload,
  removeUpload,
  type Upload,
} from '#features/talent/media/upload-list.ts';
import { readSession } from '#session/store.ts';
import * as words from '#words/talent/uploads.ts';

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
  const added = files.map((file): Upload => ({ ...newUpload(kind, file), replaces, state: 'waiting' }));
  addUploads(added);
  for (const { id, file } of added) {
    storeState(id);
    if (file) void storeFile(id, file);
  }
  startQueued();
}

/** Lists a file that is not uploaded, with the reason. */
export function rejectFile(kind: MediaKind, file: File, message: string) {
  addUploads([{ ...newUpload(kind, file), state: 'invalid', message }]);
}

/** Pauses an upload until `resume`. */
export function pause(id: string) {
  changeUpload(id, { state: 'paused', speed: undefined });
  running.get(id)?.abort();
  storeState(id);
}

/** Resumes an upload that was paused, failed or offline. */
export function resume(id: string) {
  if (running.has(id)) return;
  changeUpload(id, { state: 'waiting', message: undefined, loggedOut: false });
  storeState(id);
  startQueued();
}

/** Cancels an upload and discards its data, in this browser and on the server. */
export function cancel(id: string) {
  const url = findUpload(id)?.url;
  drop(id);
  if (url) void terminateUpload(url);
}

/** Removes an upload in this browser. The server deletes its data later. */
export function drop(id: string) {
  removeUpload(id);
  running.get(id)?.abort();
  void deleteStoredUpload(id);
}

/** Resumes offline uploads when the connection returns, and stops running ones when it is lost. */
export function watchConnection(): () => void {
  const states = { online: 'offline', offline: 'sending' } as const;
  function handleChange({ type }: Event) {
    const isBack = type === 'online';
    const affected = currentUploads().filter(({ state }) => state === states[isBack ? 'online' : 'offline']);
    for (const { id } of affected) isBack ? resume(id) : handleLostConnection(id);
  }
  window.addEventListener('online', handleChange);
  window.addEventListener('offline', handleChange);
  return () => {
    window.removeEventListener('online', handleChange);
    window.removeEventListener('offline', handleChange);
  };
}

function newUpload(kind: MediaKind, file: File) {
  const { name, size, lastModified } = file;
  return { id: crypto.randomUUID(), owner: currentOwner(), kind, file, name, size, lastModified, sent: 0 };
}

function storeState(id: string) {
  const upload = findUpload(id);
  if (upload) void storeUpload(upload);
}

/** Returns the account whose uploads are sent: the logged-in talent. */
export function currentOwner(): string | undefined {
  const session = readSession();
  return session?.role === 'talent' ? session.user.id : undefined;
}

/** Starts queued uploads up to the concurrency limit. */
export function startQueued() {
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
    if (upload) await sendUpload({ ...upload, file }, watch(id, controller));
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

/** Tracks the progress of an upload and detects when it stalls. */
function watch(id: string, { signal }: AbortController) {
  const speedAt = measureSpeed();
  let stallTimer = setTimeout(handleLostConnection, STALL_TIMEOUT_MS, id);
  signal.addEventListener('abort', () => clearTimeout(stallTimer));
  return {
    signal,
    onProgress: (sent: number) => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(handleLostConnection, STALL_TIMEOUT_MS, id);
      failedAttempts.delete(id);
      changeUpload(id, { sent, speed: speedAt(sent, performance.now()) });
    },
    onUploadUrl: (url: string) => {
      changeUpload(id, { url });
      storeState(id);
    },
  };
}

function stop(id: string, error: unknown) {
  // Any other error means that there was no response, for example code that could not be loaded.
  const status = error instanceof ApiError ? error.status : 0;
  if (retryableStatuses.has(status)) return handleLostConnection(id);
  const message = (error instanceof ApiError && error.message) || words.failed;
  changeUpload(id, { state: 'rejected', message, loggedOut: status === LOGGED_OUT });
  storeState(id);
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
