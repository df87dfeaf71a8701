import { CircleAlert, Pause, Play, X } from 'lucide-react';
import { uploadField } from '#api/upload-field.ts';
import { isSameFile, resumeWithFile } from '#features/talent/media/interrupted-uploads.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { progressText } from '#features/talent/media/progress-text.ts';
import { MAX_SINGLE_REQUEST_BYTES } from '#features/talent/media/send-upload.ts';
import type { Upload } from '#features/talent/media/upload-list.ts';
import { cancel, pause, resume } from '#features/talent/media/upload-queue.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkedText } from '#ui/LinkedText.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { showToast } from '#ui/toast-list.ts';

const failed = ['rejected', 'invalid'];

/** One upload: its progress as text and as a bar, and its actions. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, sent, size, message } = upload;
  const isFailed = failed.includes(state);
  const percent = Math.floor((100 * sent) / Math.max(size, 1));
  return (
    <li
      className={classNames(
        'rounded-control border px-3 py-2',
        isFailed ? 'border-accent/40 bg-wash' : 'border-line bg-paper',
      )}
    >
      <div className="flex items-center gap-1">
        {isFailed && <CircleAlert aria-hidden className="mr-1.5 size-5 shrink-0 text-accent-strong" />}
        <p className="min-w-0 grow truncate font-medium text-sm">{name}</p>
        <Actions upload={upload} />
        <IconButton
          label={isFailed ? `Remove ${name} from the list` : `Cancel ${name}`}
          Icon={X}
          onClick={() => cancel(id)}
        />
      </div>
      {!isFailed && <ProgressBar label={`${name}: uploaded`} percent={percent} />}
      <p
        className={classNames('mt-1.5 text-sm tabular-nums', isFailed ? 'text-accent-strong' : 'text-muted')}
      >
        {isFailed && message ? <LinkedText text={message} /> : stateText(upload)}
      </p>
      {state === 'file_missing' && <ChooseAgain upload={upload} />}
    </li>
  );
}

function Actions({ upload: { id, name, state, size } }: { upload: Upload }) {
  // A file sent in a single request cannot be resumed.
  if (state === 'sending' && size > MAX_SINGLE_REQUEST_BYTES) {
    return <IconButton label={`Pause ${name}`} Icon={Pause} onClick={() => pause(id)} />;
  }
  if (state === 'paused')
    return <IconButton label={`Resume ${name}`} Icon={Play} onClick={() => resume(id)} />;
  if (state === 'offline' || state === 'rejected') {
    return (
      <Button variant="quiet" className="min-h-10 shrink-0 px-2 text-sm" onClick={() => resume(id)}>
        {state === 'offline' ? 'Try now' : 'Try again'}
      </Button>
    );
  }
  return null;
}

/**
 * Browsers identify files by name, size and date. A different file would not match the bytes already
 * uploaded.
 */
function ChooseAgain({ upload }: { upload: Upload }) {
  function choose([file]: File[]) {
    if (!file) return;
    if (isSameFile(upload, file)) resumeWithFile(upload.id, file);
    else showToast('failure', `This is a different file. Please choose ${upload.name} again.`);
  }
  return (
    <div className="mt-2 mb-1">
      <FileButton accept={uploadField(fileKindOf(upload.kind)).accept} onFiles={choose}>
        Choose the file again
      </FileButton>
    </div>
  );
}

function stateText(upload: Upload): string {
  const { state, sent, size } = upload;
  if (state === 'waiting') return 'Waiting to upload.';
  if (state === 'done' || sent >= size) return 'Uploaded. Checking the file.';
  if (state === 'paused') return `Paused at ${progressText(upload)}.`;
  if (state === 'offline')
    return `Connection lost at ${progressText(upload)}. The upload resumes automatically.`;
  if (state === 'file_missing')
    return `The page was reloaded. Choose ${upload.name} again to upload the rest.`;
  return progressText(upload);
}
