import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { ApiError } from '#api/call-api.ts';
import { forgetKept, keepFile, keepNote } from '#features/talent/media/kept-uploads.ts';
import { giveUp } from '#features/talent/media/send-resumable.ts';
import { sendUpload } from '#features/talent/media/send-upload.ts';
import { measureSpeed } from '#features/talent/media/speed.ts';
import {
  addUploads,
  changeUpload,
  currentUploads,
  findUpload,
  removeUpload,
  type Upload,
} from '#features/talent/media/upload-list.ts';
import { readSession } from '#session/store.ts';

const AT_ONCE = 2;
/** A connection without progress for this long is treated as lost. */
const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** Statuses of a lost network, a proxy or a restarting server; a retry may succeed. */
const passing = new Set([0, 502, 503, 504]);
const LOGGED_OUT = 401;

const running = new Map<string, AbortController>();
/** Number of lost connections per upload since its last progress. */
const losses = new Map<string, number>();

/** Queues files for upload. `replaces` is the id of the entry that the first file replaces. */
export function enqueue(kind: MediaKind, files: readonly File[], replaces?: string) {
  const added = files.map((file): Upload => ({ ...newUpload(kind, file), replaces, state: 'waiting' }));
  addUploads(added);
  for (const { id, file } of added) {
    note(id);
    if (file) void keepFile(id, file);
  }
  pump();
}

/** Lists a file that is not uploaded, with the reason. */
export function turnAway(kind: MediaKind, file: File, message: string) {
  addUploads([{ ...newUpload(kind, file), state: 'unfit', message }]);
}

/** Pauses an upload until `goOn`. */
export function pause(id: string) {
  changeUpload(id, { state: 'paused', speed: undefined });
  running.get(id)?.abort();
  note(id);
}

/** Resumes an upload that was paused, failed or offline. */
export function goOn(id: string) {
  if (running.has(id)) return;
  changeUpload(id, { state: 'waiting', message: undefined, loggedOut: false });
  note(id);
  pump();
}

/** Cancels an upload and discards its data, in this browser and on the server. */
export function cancel(id: string) {
  const address = findUpload(id)?.address;
  drop(id);
  // If the server cannot be reached, it deletes the upload itself later.
  if (address) giveUp(address).catch(() => undefined);
}

/** Removes an upload in this browser. The server deletes its data later. */
export function drop(id: string) {
  removeUpload(id);
  running.get(id)?.abort();
  void forgetKept(id);
}

/** Resumes offline uploads when the connection returns, and stops running ones when it is lost. */
export function followConnection(): () => void {
  const states = { online: 'offline', offline: 'sending' } as const;
  function follow({ type }: Event) {
    const isBack = type === 'online';
    const concerned = currentUploads().filter(({ state }) => state === states[isBack ? 'online' : 'offline']);
    for (const { id } of concerned) isBack ? goOn(id) : lose(id);
  }
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}

function newUpload(kind: MediaKind, file: File) {
  const { name, size, lastModified } = file;
  return { id: crypto.randomUUID(), owner: currentOwner(), kind, file, name, size, lastModified, sent: 0 };
}

function note(id: string) {
  const upload = findUpload(id);
  if (upload) void keepNote(upload);
}

/** Returns the account whose uploads are sent: the logged-in talent. */
export function currentOwner(): string | undefined {
  const session = readSession();
  return session?.role === 'talent' ? session.user.id : undefined;
}

/** Starts queued uploads up to the concurrency limit. */
export function pump() {
  for (const { id, state, file } of currentUploads()) {
    if (running.size >= AT_ONCE) return;
    if (state === 'waiting' && file && !running.has(id)) void run(id, file);
  }
}

async function run(id: string, file: File) {
  const controller = new AbortController();
  running.set(id, controller);
  changeUpload(id, { state: 'sending', speed: undefined });
  const upload = findUpload(id);
  try {
    if (upload?.owner !== currentOwner()) throw new ApiError(LOGGED_OUT, 'You are no longer logged in.');
    if (upload) await sendUpload({ ...upload, file }, watch(id, controller));
    changeUpload(id, { state: 'done', sent: file.size });
    void forgetKept(id);
  } catch (error) {
    // An aborted upload already has its new state.
    if (!controller.signal.aborted) stop(id, error);
  } finally {
    controller.abort();
    running.delete(id);
    pump();
  }
}

/** Tracks the progress of an upload and detects when it stalls. */
function watch(id: string, { signal }: AbortController) {
  const speedAt = measureSpeed();
  let silence = setTimeout(lose, SILENCE_MS, id);
  signal.addEventListener('abort', () => clearTimeout(silence));
  return {
    signal,
    onProgress: (sent: number) => {
      clearTimeout(silence);
      silence = setTimeout(lose, SILENCE_MS, id);
      losses.delete(id);
      changeUpload(id, { sent, speed: speedAt(sent, performance.now()) });
    },
    onAddress: (address: string) => {
      changeUpload(id, { address });
      note(id);
    },
  };
}

function stop(id: string, error: unknown) {
  // Any other error means that there was no response, for example code that could not be loaded.
  const status = error instanceof ApiError ? error.status : 0;
  if (passing.has(status)) return lose(id);
  const message = (error instanceof ApiError && error.message) || 'We couldn’t upload this file. Try again.';
  changeUpload(id, { state: 'refused', message, loggedOut: status === LOGGED_OUT });
  note(id);
}

/** Handles a lost connection: retries automatically, with increasing delays until there is progress. */
function lose(id: string) {
  const before = losses.get(id) ?? 0;
  losses.set(id, before + 1);
  changeUpload(id, { state: 'offline', speed: undefined });
  running.get(id)?.abort();
  const wait = Math.min(FIRST_WAIT_MS * 2 ** before, LONGEST_WAIT_MS);
  setTimeout(() => findUpload(id)?.state === 'offline' && goOn(id), wait);
}
