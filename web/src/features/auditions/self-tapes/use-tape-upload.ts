import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { uploadField } from '#api/upload-field.ts';
import type { OwnTape } from '#features/auditions/self-tapes/own-tapes.ts';
import { sendUntilDone, terminateUpload } from '#features/talent/media/send-resumable.ts';
import { measureSpeed } from '#features/talent/media/speed.ts';

const ENDPOINT = '/api/user/self-tape-uploads';

interface Upload {
  file: File;
  /** The URL of the resumable upload, once it has begun. */
  url: string | undefined;
  sent: number;
  speed?: number | undefined;
  state: 'sending' | 'interrupted' | 'rejected';
  error?: string | undefined;
}

/** Resumes by itself after a lost connection. */
export function useTapeUpload({ application_id, upload: interrupted }: OwnTape, onSent: () => void) {
  const [upload, setUpload] = useState<Upload>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Sends only the rest of a file whose upload a reload interrupted. */
  async function send(file: File) {
    const isRest = interrupted?.name === file.name && interrupted.bytes === file.size;
    const url = isRest ? `${ENDPOINT}/${interrupted.id}` : undefined;
    const start: Upload = { file, url, sent: 0, state: 'sending' };
    const invalid = await uploadField('video').inspectFile(file);
    if (invalid) return setUpload({ ...start, state: 'rejected', error: invalid });

    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const speedAt = measureSpeed();
    const change = (fields: Partial<Upload>) => setUpload((before = start) => ({ ...before, ...fields }));
    setUpload(start);
    const outcome = await sendUntilDone(
      { file, endpoint: ENDPOINT, url, metadata: { application_id, filename: file.name } },
      {
        signal: controller.signal,
        onProgress: (sent) => change({ sent, speed: speedAt(sent, performance.now()), state: 'sending' }),
        onUploadUrl: (begun) => change({ url: begun }),
        onInterrupted: () => change({ speed: undefined, state: 'interrupted' }),
      },
    );
    if (outcome === 'aborted') return;
    if (outcome instanceof ApiError) return change({ state: 'rejected', error: outcome.message });
    setUpload(undefined);
    onSent();
  }

  function cancel() {
    running.current?.abort();
    if (upload?.url) void terminateUpload(upload.url);
    setUpload(undefined);
  }
  return { upload, send, cancel };
}
