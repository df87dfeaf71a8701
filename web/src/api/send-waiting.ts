import { readKeptFile } from '#api/kept-files.ts';
import { openUpload, SendError, sendFile, terminateUpload } from '#api/send-file.ts';
import {
  deleteWaiting,
  findWaiting,
  listWaiting,
  putWaiting,
  readLogin,
  type Waiting,
  type WaitingFile,
} from '#api/waiting-store.ts';
import { file_changed, no_response } from '#words/api/requests.ts';

/** Held while requests are sent, by any tab or by the service worker. */
const LOCK = 'waiting-requests';
/** Held for minutes while large files are sent, so that other requests do not wait for them. */
const FILES_LOCK = 'waiting-files';
/** Tells every tab what became of the requests that waited. */
export const NEWS = 'waiting-requests';
const RETRY_MS = 3000;
/** Lost connections in a row, after which the next occasion is awaited. */
const MAX_LOST = 5;
const LOGGED_OUT = 401;

interface WaitingUpload extends Omit<Waiting, 'body'> {
  body: WaitingFile;
}

/** What became of a request that waited; one that was taken back has no news for the user. */
export interface WaitingNews extends Pick<Waiting, 'kind' | 'id' | 'title'> {
  state: 'waiting' | 'sending' | 'sent' | 'rejected' | 'taken-back';
  /** Bytes of a file that have arrived. */
  sent?: number | undefined;
}

/**
 * Sends what waits on this device; the server takes each request once. Fails if one cannot be sent now. With
 * `waitsForPages`, files that a page is sending are continued when it is closed.
 */
export async function sendWaiting({ waitsForPages = false } = {}): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const login = await readLogin();
    if (!login) return;
    for (const waiting of await listWaiting(login.account))
      if (waiting.error === null) await send(waiting, login.token);
  });
  await navigator.locks.request(FILES_LOCK, { ifAvailable: !waitsForPages }, async (lock) => {
    if (lock) await sendFiles();
  });
}

/** Takes a request back before it is sent. Returns false if it is being sent at this moment. */
export function takeBack(waiting: Waiting): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await deleteWaiting(waiting);
    announce('taken-back', waiting);
    return true;
  });
}

export function announce(
  state: WaitingNews['state'],
  { kind, id, title }: Pick<Waiting, 'kind' | 'id' | 'title'>,
  sent?: number,
) {
  const channel = new BroadcastChannel(NEWS);
  channel.postMessage({ state, kind, id, title, sent } satisfies WaitingNews);
  channel.close();
}

/** Sends a request. The upload of a file is only begun, because its deadline is met by that. */
async function send(waiting: Waiting, token: string) {
  const { body } = waiting;
  try {
    if (isFile(body)) {
      if (body.url) return;
      const file = await readFile(body);
      const upload = { ...body, file, endpoint: waiting.endpoint[1] };
      const { url } = await openUpload(upload, { headers: headersOf(waiting, token) });
      if (await isSame(waiting)) await putWaiting({ ...waiting, body: { ...body, url } });
      return;
    }
    const [method, path] = waiting.endpoint;
    const headers = {
      ...headersOf(waiting, token),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(path, {
      method,
      headers,
      body: typeof body === 'string' ? body : formOf(body),
    });
    if (!answer.ok) throw new SendError(answer.status, await answer.text());
    await finish(waiting);
  } catch (error) {
    await reject(waiting, error);
  }
}

async function finish(waiting: Waiting) {
  await deleteWaiting(waiting);
  announce('sent', waiting);
}

/** Keeps why the server rejected a request. Throws if it can succeed later. */
async function reject(waiting: Waiting, error: unknown) {
  if (!(error instanceof SendError) || isForLater(error.status)) throw error;
  await putWaiting({ ...waiting, error: messageOf(error.text) });
  announce('rejected', waiting);
}

/** Sends one file after the other, also those that are added meanwhile. */
async function sendFiles() {
  let lost = 0;
  for (;;) {
    const login = await readLogin();
    const waiting = login && (await listWaiting(login.account)).find(isBegun);
    if (!waiting) return;
    try {
      await sendOne(waiting, login.token, () => {
        lost = 0;
      });
    } catch (error) {
      lost += 1;
      if (lost > MAX_LOST || (error instanceof SendError && error.status === LOGGED_OUT)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function sendOne(waiting: WaitingUpload, token: string, onMoved: () => void) {
  const { body, endpoint } = waiting;
  const headers = headersOf(waiting, token);
  const cancelled = new AbortController();
  let before: number | undefined;
  try {
    await sendFile(
      { ...body, file: await readFile(body), endpoint: endpoint[1] },
      {
        headers,
        signal: cancelled.signal,
        onUploadUrl: (url) => putWaiting({ ...waiting, body: { ...body, url } }),
        onProgress: async (sent) => {
          if (before !== undefined && sent > before) onMoved();
          before = sent;
          if (await isSame(waiting)) announce('sending', waiting, sent);
          else cancelled.abort();
        },
      },
    );
    await finish(waiting);
  } catch (error) {
    if (!cancelled.signal.aborted) return reject(waiting, error);
    if (body.url) await terminateUpload(body.url, headers);
  }
}

/** Whether it was neither taken back by the user, perhaps in another tab, nor replaced by another. */
async function isSame(waiting: Waiting): Promise<boolean> {
  return (await findWaiting(waiting))?.waiting_since === waiting.waiting_since;
}

function isFile(body: Waiting['body']): body is WaitingFile {
  return typeof body === 'object' && 'file' in body;
}

function isBegun(waiting: Waiting): waiting is WaitingUpload {
  return waiting.error === null && isFile(waiting.body) && waiting.body.url !== undefined;
}

async function readFile({ file }: WaitingFile): Promise<File> {
  const found = typeof file === 'string' ? await readKeptFile(file) : file;
  if (!found) throw new SendError(404, JSON.stringify({ message: file_changed }));
  return found;
}

function headersOf({ language }: Pick<Waiting, 'language'>, token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'accept-language': language };
}

function formOf(fields: Exclude<Waiting['body'], string | WaitingFile>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Whether the same request can succeed later: after a login, with less load, or after a repair. */
function isForLater(status: number): boolean {
  return status === 0 || status === LOGGED_OUT || status === 429 || status >= 500;
}

function messageOf(text: string): string {
  try {
    return String(JSON.parse(text).message || no_response);
  } catch {
    return no_response;
  }
}
