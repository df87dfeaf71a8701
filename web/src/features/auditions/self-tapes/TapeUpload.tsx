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
import { showToast } from '#ui/toast-list.ts';

const { accept, hint } = uploadField('video');

/** Uploads a tape, or another one in place of the one that was sent. */
export function TapeUpload({ tape }: { tape: OwnTape }) {
  const { revalidate } = useRevalidator();
  const { upload, send, cancel } = useTapeUpload(tape, () => {
    showToast('success', 'Tape sent.');
    void revalidate();
  });
  const isUnderWay = upload?.state === 'sending' || upload?.state === 'interrupted';
  if (upload && isUnderWay) {
    const percent = Math.floor((100 * upload.sent) / Math.max(upload.file.size, 1));
    return (
      <div className="flex flex-col gap-2 rounded-control border border-line bg-paper p-4">
        <p className="truncate font-medium">{upload.file.name}</p>
        <ProgressBar label={`Uploading ${upload.file.name}`} percent={percent} />
        <p className="text-muted text-sm tabular-nums" aria-live="off">
          {stateText({ ...upload, size: upload.file.size })}
        </p>
        <p className="text-sm">Keep this page open until the tape is sent.</p>
        <Button variant="secondary" onClick={cancel} className="self-start">
          Cancel upload
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {upload?.error && <Notice tone="failure">{upload.error}</Notice>}
      {tape.upload && (
        <Notice>
          The upload of <span className="wrap-anywhere">{tape.upload.name}</span> was interrupted. Choose the
          same file to resume it.
        </Notice>
      )}
      <DropZone
        onFiles={([file]) => file && send(file)}
        className="flex flex-col items-start gap-3 rounded-control border border-control border-dashed p-5"
      >
        <FileButton accept={accept} onFiles={([file]) => file && send(file)}>
          {tape.received_at ? 'Replace your tape' : 'Upload your tape'}
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
  if (state === 'interrupted')
    return `Connection lost at ${progressText(progress)}. The upload resumes automatically.`;
  if (progress.sent >= progress.size) return 'Uploaded. Checking the file.';
  return progressText(progress);
}
