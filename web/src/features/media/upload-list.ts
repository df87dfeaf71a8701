import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';

/**
 * waiting: its turn comes; sending: under way; offline: the connection is lost, it goes on by itself;
 * paused: by hand; refused: the server does not take it; unfit: it was never sent; astray: a reload took the
 * file, it has to be chosen again; done: all is with the server.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'offline'
  | 'paused'
  | 'refused'
  | 'unfit'
  | 'astray'
  | 'done';

/** One file on its way to the server. */
export interface Upload {
  readonly id: string;
  /** The account that sends it; it is never sent to another. */
  readonly owner: string | undefined;
  readonly kind: MediaKind;
  /** The id of what it takes the place of. */
  readonly replaces?: string | undefined;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** Undefined when a reload took it. */
  readonly file?: File | undefined;
  readonly state: UploadState;
  /** Bytes that have gone. */
  readonly sent: number;
  /** Bytes in a second, once that is known. */
  readonly speed?: number | undefined;
  /** What went wrong, in the user's words. */
  readonly message?: string | undefined;
  /** Whether it was refused because nobody is logged in any more. */
  readonly loggedOut?: boolean | undefined;
  /** Where the server keeps what has arrived of it. */
  readonly address?: string | undefined;
}

let uploads: readonly Upload[] = [];
const changed = new EventTarget();

/** All that is on its way, in the order in which it was chosen. It goes on while one visits other pages. */
export function currentUploads(): readonly Upload[] {
  return uploads;
}

export function findUpload(id: string): Upload | undefined {
  return uploads.find((upload) => upload.id === id);
}

export function addUploads(added: readonly Upload[]) {
  replace([...uploads, ...added]);
}

export function changeUpload(id: string, change: Partial<Upload>) {
  replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
}

export function removeUpload(id: string) {
  replace(uploads.filter((upload) => upload.id !== id));
}

export function onUploadsChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

function replace(next: readonly Upload[]) {
  uploads = next;
  changed.dispatchEvent(new Event('change'));
}
