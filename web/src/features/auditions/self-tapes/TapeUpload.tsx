import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { uploadField } from '#api/upload-field.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { sendUntilDone, terminateUpload } from '#features/talent/media/send-resumable.ts';
import { measureSpeed, progressText } from '#features/talent/media/upload-progress.ts';
import { Button } from '#ui/Button.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { sentence } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/self-tapes.ts';
import * as uploadsWords from '#words/talent/uploads.ts';
import * as common from '#words/ui/common.ts';

const { accept, hint } = uploadField('video');

export function TapeUpload({ tape }: { tape: OwnTape }) {
  const { revalidate } = useRevalidator();
  const [interrupted] = tape.uploads;
  const { upload, send, cancel } = useTapeUpload(tape, () => {
    showToast('success', words.upload_sent);
    void revalidate();
  });
  const isUnderWay = upload?.state === 'sending' || upload?.state === 'interrupted';
  if (upload && isUnderWay) {
    const percent = Math.floor((100 * upload.sent) / Math.max(upload.file.size, 1));
    return (
      <div className="flex flex-col gap-2 rounded-control border border-line bg-paper p-4">
        <p className="truncate font-medium">{upload.file.name}</p>
        <ProgressBar label={common.uploading(upload.file.name)} percent={percent} />
        <p className="text-muted text-sm tabular-nums" aria-live="off">
          {stateText(upload)}
        </p>
        <p className="text-sm">{words.upload_keep_open}</p>
        <Button variant="secondary" onClick={cancel} className="self-start">
          {words.upload_cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {upload?.error && <Notice tone="failure">{upload.error}</Notice>}
      {interrupted && (
        <Notice>
          {sentence(
            words.upload_resume(
              <span key="name" className="wrap-anywhere">
                {interrupted.name}
              </span>,
            ),
          )}
        </Notice>
      )}
      <DropZone
        onFiles={([file]) => file && send(file)}
        className="flex flex-col items-start gap-3 rounded-control border border-control border-dashed p-5"
      >
        <FileButton accept={accept} onFiles={([file]) => file && send(file)}>
          {tape.received_at ? words.upload_replace : words.upload_choose}
        </FileButton>
        <p className="text-muted text-sm">{hint}</p>
      </DropZone>
    </div>
  );
}

function stateText({ state, sent, speed, file }: Upload): string {
  const progress = { sent, speed, size: file.size };
  if (state === 'interrupted') return uploadsWords.connection_lost(progressText(progress));
  if (progress.sent >= progress.size) return uploadsWords.checking;
  return progressText(progress);
}

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
function useTapeUpload({ id: self_tape_id, uploads: [interrupted] }: OwnTape, onSent: () => void) {
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
      { file, endpoint: ENDPOINT, url, metadata: { self_tape_id, take: '1', filename: file.name } },
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
