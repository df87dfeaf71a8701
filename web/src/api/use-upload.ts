import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from '#api/call-api.ts';

export type Files = Readonly<Record<string, File[]>>;

/**
 * Files of the writes that are being sent, by the id of their upload. They wait here, because a submission is
 * JSON, and a copy of a large video in it would cost memory and lose the progress.
 */
const uploads = new Map<number, { files: Files; options: UploadOptions }>();
let count = 0;

/**
 * Follows the upload of a write that sends files. The component submits the id that `begin` returns, and the
 * write hands it to `sendFiles`. Leaving the page cancels the upload.
 */
export function useUpload() {
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  function begin(files: Files): number {
    controller.current = new AbortController();
    setShare(0);
    count += 1;
    uploads.set(count, { files, options: { signal: controller.current.signal, onProgress: setShare } });
    return count;
  }

  return {
    begin,
    /** The sent share of the last upload, from 0 to 1. */
    share,
    cancel: () => controller.current?.abort(),
  };
}

/** Sends a request with the files of an upload; undefined if the user cancelled it. */
export async function sendFiles<R>(
  id: number,
  send: (files: Files, options: UploadOptions) => Promise<R>,
): Promise<R | undefined> {
  const upload = uploads.get(id);
  if (!upload) throw new Error('The files of this write are no longer here.');
  uploads.delete(id);
  try {
    return await send(upload.files, upload.options);
  } catch (error) {
    if (upload.options.signal.aborted) return undefined;
    throw error;
  }
}
