import { inStore } from '#api/indexed-store.ts';
import { deleteKeptFile, KEPT, readKeptFile } from '#api/kept-files.ts';

/** A recording on this device. */
export interface Take {
  id: string;
  /** Whose it is, by `keyOfAccount`. It is never shown to another account. */
  owner: string;
  self_tape_id: string;
  /** The name of the kept file. */
  file: string;
  made_at: string;
  /** How long it is, as far as it has been written. */
  ms: number;
  /** What is kept of it, in milliseconds; by default all. */
  trim_from_ms: number;
  trim_to_ms: number | null;
  /** The number under which it was sent, or is being sent. */
  sent_as: number | null;
}

/** Within this, the first second is written. */
const BEGIN_MS = 60_000;

const changed = new EventTarget();

export async function putTake(take: Take) {
  await inStore(KEPT, 'takes', 'readwrite', (store) => store.put(take, take.id));
  changed.dispatchEvent(new Event('change'));
}

export async function changeTake(id: string, fields: Partial<Take>) {
  const take = (await inStore(KEPT, 'takes', 'readonly', (store) => store.get(id))) as Take | undefined;
  if (take) await putTake({ ...take, ...fields });
}

export async function deleteTake({ id, file }: Take) {
  await inStore(KEPT, 'takes', 'readwrite', (store) => store.delete(id));
  await deleteKeptFile(file);
  changed.dispatchEvent(new Event('change'));
}

/** Returns the takes for a self-tape, newest last. One without a written second is left out. */
export async function listTakes(owner: string, selfTapeId: string): Promise<Take[]> {
  // Only this module writes to this store, and only such values.
  const takes = (await inStore(KEPT, 'takes', 'readonly', (store) => store.getAll())) as Take[];
  return takes
    .filter((take) => take.owner === owner && take.self_tape_id === selfTapeId && take.ms > 0)
    .toSorted((one, other) => one.made_at.localeCompare(other.made_at));
}

/** Deletes what broke off before its first second was written; one that has just begun may still be written. */
export async function deleteBrokenTakes(now = Date.now()) {
  const takes = (await inStore(KEPT, 'takes', 'readonly', (store) => store.getAll())) as Take[];
  for (const take of takes)
    if (take.ms === 0 && now - Date.parse(take.made_at) > BEGIN_MS) await deleteTake(take);
}

/** Marks a take as the one that is sent under a number, in place of a former one. */
export async function markSent(takes: readonly Take[], { id }: Take, number: number) {
  for (const take of takes)
    if (take.id === id || take.sent_as === number)
      await changeTake(take.id, { sent_as: take.id === id ? number : null });
}

export function onTakesChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** The file of a take with a type by which players know it. */
export async function fileOfTake({ file }: Pick<Take, 'file'>): Promise<File | undefined> {
  const kept = await readKeptFile(file);
  const type = file.endsWith('.mp4') ? 'video/mp4' : 'video/webm';
  return kept && new File([kept], file, { type });
}

/** The length of a take after its trim, in seconds. */
export function keptSeconds({ ms, trim_from_ms, trim_to_ms }: Take): number {
  return ((trim_to_ms ?? ms) - trim_from_ms) / 1000;
}

/** Keeps a line of another role, as the talent or a friend has read it. */
export function putReaderLine(selfTapeId: string, line: number, sound: File) {
  return inStore(KEPT, 'reader', 'readwrite', (store) => store.put(sound, `${selfTapeId} ${line}`));
}

export function deleteReaderLine(selfTapeId: string, line: number) {
  return inStore(KEPT, 'reader', 'readwrite', (store) => store.delete(`${selfTapeId} ${line}`));
}

export async function readReaderLine(selfTapeId: string, line: number): Promise<File | undefined> {
  const sound = await inStore(KEPT, 'reader', 'readonly', (store) => store.get(`${selfTapeId} ${line}`));
  return sound instanceof File ? sound : undefined;
}
