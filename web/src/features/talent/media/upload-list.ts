import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';

/**
 * waiting: queued; sending: in progress; offline: the connection is lost and it retries automatically;
 * paused: by the user; rejected: by the server; invalid: never accepted; file_missing: its file was lost in a
 * reload and must be chosen again; done: uploaded completely.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'offline'
  | 'paused'
  | 'rejected'
  | 'invalid'
  | 'file_missing'
  | 'done';

export interface Upload {
  readonly id: string;
  /** Account that started the upload. It is never sent from another account. */
  readonly owner: string | undefined;
  readonly kind: MediaKind;
  readonly replaces?: string | undefined;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** Undefined if the file was lost in a reload. */
  readonly file?: File | undefined;
  readonly state: UploadState;
  readonly sent: number;
  /** Bytes per second, once known. */
  readonly speed?: number | undefined;
  readonly message?: string | undefined;
  /** Whether it failed because the user is logged out. */
  readonly loggedOut?: boolean | undefined;
  readonly url?: string | undefined;
}

let uploads: readonly Upload[] = [];
const changed = new EventTarget();

/** All uploads in the order in which they were chosen. They continue on other pages. */
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
