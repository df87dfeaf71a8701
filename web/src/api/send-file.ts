/** Sent first, and on a slow connection: little enough to arrive within seconds. */
const MIN_PIECE_BYTES = 64 * 1024;
const FIRST_PIECE_BYTES = 256 * 1024;
/** Small enough for any proxy in between. */
const MAX_PIECE_BYTES = 8 * 1024 * 1024;
/** How long a piece should take, so that the progress moves and a cancelled upload stops soon. */
const PIECE_MS = 1500;
/** A piece without an answer for this long is lost. */
const STALL_MS = 60_000;
export const VERSION = { 'tus-resumable': '1.0.0' };
const GONE = new Set([404, 410]);
const BUSY = new Set([409, 423]);

/** A file that goes to the server in pieces. */
export interface SentFile {
  file: Blob;
  endpoint: string;
  metadata: Readonly<Record<string, string>>;
  /** URL of the upload, if it was begun before. */
  url?: string | undefined;
}

export interface SendingOptions {
  /** The headers of every request to the API. */
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** The next piece waits for it. */
  onProgress: (sent: number) => unknown;
  /** Called with the URL of the upload, so that it can be continued. */
  onUploadUrl: (url: string) => unknown;
}

/** The server did not take a piece: its status and response, or 0 if the same request may succeed later. */
export class SendError extends Error {
  readonly status: number;
  readonly text: string;

  constructor(status: number, text = '') {
    super(String(status));
    this.status = status;
    this.text = text;
  }
}

/**
 * Sends a file in pieces (tus 1.0) and continues an earlier attempt where the server has it. Pages and the service
 * worker share it. Throws a SendError, or what `fetch` throws without a connection.
 */
export async function sendFile(sent: SentFile, options: SendingOptions): Promise<void> {
  const { file } = sent;
  const { headers, signal, onProgress } = options;
  const { url, offset: continued } = await openUpload(sent, options);
  let offset = continued;
  let bytes = FIRST_PIECE_BYTES;
  await onProgress(offset);
  while (offset < file.size) {
    const begun = performance.now();
    const place = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const answer = await fetchWithin(STALL_MS, signal, url, {
      method: 'PATCH',
      headers: { ...headers, ...VERSION, ...place },
      body: file.slice(offset, offset + bytes),
    });
    // The server still holds the lock of an earlier attempt, or has a different offset.
    if (BUSY.has(answer.status)) throw new SendError(0);
    if (!answer.ok) throw new SendError(answer.status, await answer.text());
    offset = Math.min(offset + bytes, file.size);
    await onProgress(offset);
    const factor = Math.min(PIECE_MS / (performance.now() - begun), 2);
    bytes = Math.min(Math.max(Math.round(bytes * factor), MIN_PIECE_BYTES), MAX_PIECE_BYTES);
  }
}

type Opening = Pick<SendingOptions, 'headers'> & Partial<Pick<SendingOptions, 'signal' | 'onUploadUrl'>>;

/** Returns where to continue: at the end of what the server has, or at the begin of a new upload. */
export async function openUpload({ file, endpoint, metadata, url }: SentFile, options: Opening) {
  const { headers, signal = null, onUploadUrl } = options;
  if (url) {
    const found = await fetch(url, { method: 'HEAD', headers: { ...headers, ...VERSION }, signal });
    if (found.ok) return { url, offset: Number(found.headers.get('upload-offset')) };
    if (BUSY.has(found.status)) throw new SendError(0);
    if (!GONE.has(found.status)) throw new SendError(found.status);
  }
  const begun = await fetch(endpoint, {
    method: 'POST',
    headers: {
      ...headers,
      ...VERSION,
      'upload-length': String(file.size),
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${base64(value)}`)
        .join(','),
    },
    signal,
  });
  const location = begun.headers.get('location');
  if (!begun.ok || !location) throw new SendError(begun.status, await begun.text());
  await onUploadUrl?.(location);
  return { url: location, offset: 0 };
}

/** Asks the server to discard an unfinished upload. If it cannot be reached, it does so later by itself. */
export async function terminateUpload(url: string, headers: Record<string, string>): Promise<void> {
  await fetch(url, { method: 'DELETE', headers: { ...headers, ...VERSION } }).catch(() => undefined);
}

/** A request that fails after some time. Older phones have no `AbortSignal.any`. */
async function fetchWithin(ms: number, signal: AbortSignal, url: string, request: RequestInit) {
  signal.throwIfAborted();
  const lost = new AbortController();
  const abort = () => lost.abort();
  const timer = setTimeout(abort, ms);
  signal.addEventListener('abort', abort);
  try {
    return await fetch(url, { ...request, signal: lost.signal });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
