import { keptFolder } from '#api/kept-files.ts';

/** Only workers have it, so the types of pages do not. */
interface SyncHandle {
  write: (part: ArrayBuffer, options: { at: number }) => number;
  flush: () => void;
  getSize: () => number;
  close: () => void;
}
interface WritableFile {
  createSyncAccessHandle: () => Promise<SyncHandle>;
}

/** To the worker: the name of a new file, a part of it, or its end. Each is answered. */
export type ToWriter = { name: string } | { part: Blob } | 'close';
/** Bytes written so far, or the name of the error. */
export type FromWriter = { bytes: number } | { error: string };

let handle: SyncHandle | undefined;
let work = Promise.resolve();

/** Writes a recording as it is made: what is flushed survives a crash of the page, the browser and the device. */
self.onmessage = ({ data }: MessageEvent<ToWriter>) => {
  work = work.then(() => take(data)).then(answer, (error: unknown) => answer({ error: String(error) }));
};

function answer(message: FromWriter) {
  // In a worker it takes no target, unlike in a page, which the types are of.
  (self.postMessage as (message: FromWriter) => void)(message);
}

async function take(message: ToWriter): Promise<FromWriter> {
  if (message === 'close') {
    handle?.close();
    return { bytes: 0 };
  }
  if ('name' in message) {
    const file: unknown = await (await keptFolder()).getFileHandle(message.name, { create: true });
    handle = await (file as WritableFile).createSyncAccessHandle();
    return { bytes: 0 };
  }
  if (!handle) throw new Error('There is no open file.');
  handle.write(await message.part.arrayBuffer(), { at: handle.getSize() });
  handle.flush();
  return { bytes: handle.getSize() };
}
