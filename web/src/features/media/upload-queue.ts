import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { ApiError } from '#api/call.ts';
import { forgetKept, keepFile, keepNote } from '#features/media/kept-uploads.ts';
import { giveUp } from '#features/media/send-in-pieces.ts';
import { sendUpload } from '#features/media/send-upload.ts';
import { measureSpeed } from '#features/media/speed.ts';
import {
  addUploads,
  changeUpload,
  currentUploads,
  findUpload,
  removeUpload,
  type Upload,
} from '#features/media/upload-list.ts';
import { readSession } from '#session/store.ts';

const AT_ONCE = 2;
/** A line that carries nothing for so long is dead, although nobody has told. */
const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The network, a proxy or a restart of the server: the same may be taken a little later. */
const passing = new Set([0, 502, 503, 504]);
const LOGGED_OUT = 401;

const running = new Map<string, AbortController>();
/** How often the connection was lost since something last went through. */
const losses = new Map<string, number>();

/** Puts files in the queue; `replaces` is the id of what the first takes the place of. */
export function enqueue(kind: MediaKind, files: readonly File[], replaces?: string) {
  const added = files.map((file): Upload => ({ ...newUpload(kind, file), replaces, state: 'waiting' }));
  addUploads(added);
  for (const { id, file } of added) {
    note(id);
    if (file) void keepFile(id, file);
  }
  pump();
}

/** Shows a file that is not sent at all, and why. */
export function turnAway(kind: MediaKind, file: File, message: string) {
  addUploads([{ ...newUpload(kind, file), state: 'unfit', message }]);
}

/** Stops an upload until `goOn`. */
export function pause(id: string) {
  changeUpload(id, { state: 'paused', speed: undefined });
  running.get(id)?.abort();
  note(id);
}

/** Sends the rest of an upload that stands still, for whatever reason. */
export function goOn(id: string) {
  if (running.has(id)) return;
  changeUpload(id, { state: 'waiting', message: undefined, loggedOut: false });
  note(id);
  pump();
}

/** Ends an upload; nothing of it stays, here or on the server. */
export function cancel(id: string) {
  const address = findUpload(id)?.address;
  drop(id);
  // A server that is not reached forgets it by itself, later.
  if (address) giveUp(address).catch(() => undefined);
}

/** Ends an upload here; what has arrived of it the server forgets by itself. */
export function drop(id: string) {
  removeUpload(id);
  running.get(id)?.abort();
  void forgetKept(id);
}

/** Goes on with all that waits for the connection, or stops what has just lost it. */
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

/** Whose uploads are sent: the talent who is logged in. */
export function currentOwner(): string | undefined {
  const session = readSession();
  return session?.role === 'talent' ? session.user.id : undefined;
}

/** Starts what waits, as many at once as there is room for. */
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
    // Whoever stopped it has said what it is now.
    if (!controller.signal.aborted) stop(id, error);
  } finally {
    controller.abort();
    running.delete(id);
    pump();
  }
}

/** Shows how an upload goes on, and notices when it does not. */
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
  // Anything but an answer means that none came, such as code that could not be fetched.
  const status = error instanceof ApiError ? error.status : 0;
  if (passing.has(status)) return lose(id);
  const message = (error instanceof ApiError && error.message) || 'This file could not be sent.';
  changeUpload(id, { state: 'refused', message, loggedOut: status === LOGGED_OUT });
  note(id);
}

/** The connection is lost: tries again by itself, more and more seldom until something goes through. */
function lose(id: string) {
  const before = losses.get(id) ?? 0;
  losses.set(id, before + 1);
  changeUpload(id, { state: 'offline', speed: undefined });
  running.get(id)?.abort();
  const wait = Math.min(FIRST_WAIT_MS * 2 ** before, LONGEST_WAIT_MS);
  setTimeout(() => findUpload(id)?.state === 'offline' && goOn(id), wait);
}
