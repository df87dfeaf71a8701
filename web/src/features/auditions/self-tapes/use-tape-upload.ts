import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { uploadField } from '#api/upload-field.ts';
import type { OwnTape } from '#features/auditions/self-tapes/own-tapes.ts';
import { sendResumable, terminateUpload } from '#features/talent/media/send-resumable.ts';
import { measureSpeed } from '#features/talent/media/speed.ts';

const ENDPOINT = '/api/user/self-tape-uploads';
const RETRY_MS = 3000;

interface Upload {
  file: File;
  /** The URL of the resumable upload, once it has begun. */
  url: string | undefined;
  sent: number;
  speed?: number | undefined;
  state: 'sending' | 'interrupted' | 'rejected';
  error?: string | undefined;
}

/** Uploads the tape of an application, and resumes by itself after a lost connection. */
export function useTapeUpload({ application_id, upload: interrupted }: OwnTape, onSent: () => void) {
  const [upload, setUpload] = useState<Upload>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Sends a file, the rest of it if it is the one whose upload a reload interrupted. */
  async function send(file: File) {
    const isRest = interrupted?.name === file.name && interrupted.bytes === file.size;
    const invalid = await uploadField('video').inspectFile(file);
    const start = { file, url: isRest ? `${ENDPOINT}/${interrupted.id}` : undefined, sent: 0 };
    if (invalid) setUpload({ ...start, state: 'rejected', error: invalid });
    else void run(start);
  }

  async function run(start: Pick<Upload, 'file' | 'url' | 'sent'>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const speedAt = measureSpeed();
    const { file } = start;
    let { url, sent } = start;
    setUpload({ ...start, state: 'sending' });
    try {
      await sendResumable(
        { file, endpoint: ENDPOINT, url, metadata: { application_id, filename: file.name } },
        {
          signal: controller.signal,
          onProgress: (progress) => {
            sent = progress;
            setUpload({ file, url, sent, speed: speedAt(sent, performance.now()), state: 'sending' });
          },
          onUploadUrl: (begun) => {
            url = begun;
          },
        },
      );
      setUpload(undefined);
      onSent();
    } catch (error) {
      if (controller.signal.aborted) return;
      const isLost = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
      if (!isLost) return setUpload({ file, url, sent, state: 'rejected', error: error.message });
      setUpload({ file, url, sent, state: 'interrupted' });
      setTimeout(() => {
        if (running.current === controller && !controller.signal.aborted) void run({ file, url, sent });
      }, RETRY_MS);
    }
  }

  function cancel() {
    running.current?.abort();
    // If the server cannot be reached, it deletes the upload itself later.
    if (upload?.url) terminateUpload(upload.url).catch(() => undefined);
    setUpload(undefined);
  }
  return { upload, send, cancel };
}
