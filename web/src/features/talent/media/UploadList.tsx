import { CircleAlert, Pause, Play, X } from 'lucide-react';
import { uploadField } from '#api/upload-field.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import type { Upload } from '#features/talent/media/upload-list.ts';
import { progressText } from '#features/talent/media/upload-progress.ts';
import {
  cancel,
  isSameFile,
  MAX_SINGLE_REQUEST_BYTES,
  pause,
  resume,
  resumeWithFile,
} from '#features/talent/media/upload-queue.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkedText } from '#ui/LinkedText.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/uploads.ts';
import * as common from '#words/ui/common.ts';

const failed = ['rejected', 'invalid'];

export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <>
      {uploads.some(({ loggedOut }) => loggedOut) && (
        <LogInAgain accountRole="talent" hint={words.log_in_hint} />
      )}
      <ul aria-label={words.list} className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
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
          label={isFailed ? words.remove_of(name) : words.cancel_of(name)}
          Icon={X}
          onClick={() => cancel(id)}
        />
      </div>
      {!isFailed && <ProgressBar label={words.share_of(name)} percent={percent} />}
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
    return <IconButton label={words.pause_of(name)} Icon={Pause} onClick={() => pause(id)} />;
  }
  if (state === 'paused')
    return <IconButton label={words.resume_of(name)} Icon={Play} onClick={() => resume(id)} />;
  if (state === 'offline' || state === 'rejected') {
    return (
      <Button variant="quiet" className="min-h-10 shrink-0 px-2 text-sm" onClick={() => resume(id)}>
        {state === 'offline' ? words.try_now : common.try_again}
      </Button>
    );
  }
  return null;
}

/** A different file would not match the bytes already uploaded. */
function ChooseAgain({ upload }: { upload: Upload }) {
  function choose([file]: File[]) {
    if (!file) return;
    if (isSameFile(upload, file)) resumeWithFile(upload.id, file);
    else showToast('failure', words.other_file(upload.name));
  }
  return (
    <div className="mt-2 mb-1">
      <FileButton accept={uploadField(fileKindOf(upload.kind)).accept} onFiles={choose}>
        {words.choose_again}
      </FileButton>
    </div>
  );
}

function stateText(upload: Upload): string {
  const { state, sent, size } = upload;
  if (state === 'waiting') return words.waiting;
  if (state === 'done' || sent >= size) return words.checking;
  if (state === 'paused') return words.paused(progressText(upload));
  if (state === 'offline') return words.connection_lost(progressText(upload));
  if (state === 'file_missing') return words.file_missing(upload.name);
  return progressText(upload);
}
