import { useRevalidator } from 'react-router';
import { uploadField } from '#api/upload-field.ts';
import type { OwnTape } from '#features/auditions/self-tapes/own-tapes.ts';
import { useTapeUpload } from '#features/auditions/self-tapes/use-tape-upload.ts';
import { progressText } from '#features/talent/media/progress-text.ts';
import { Button } from '#ui/Button.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { sentence } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/self-tapes.ts';

const { accept, hint } = uploadField('video');

export function TapeUpload({ tape }: { tape: OwnTape }) {
  const { revalidate } = useRevalidator();
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
        <ProgressBar label={words.upload_progress(upload.file.name)} percent={percent} />
        <p className="text-muted text-sm tabular-nums" aria-live="off">
          {stateText({ ...upload, size: upload.file.size })}
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
      {tape.upload && (
        <Notice>
          {sentence(
            words.upload_resume(
              <span key="name" className="wrap-anywhere">
                {tape.upload.name}
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

function stateText({
  state,
  ...progress
}: {
  state: string;
  sent: number;
  size: number;
  speed?: number | undefined;
}): string {
  if (state === 'interrupted') return words.upload_interrupted(progressText(progress));
  if (progress.sent >= progress.size) return words.upload_checking;
  return progressText(progress);
}
