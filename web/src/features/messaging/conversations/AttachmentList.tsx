import { X } from 'lucide-react';
import { acceptedFiles } from '#features/messaging/conversations/attachment-kind.ts';
import type { DraftAttachment } from '#features/messaging/conversations/draft-attachments.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import * as words from '#words/messaging/conversations.ts';

interface AttachmentListProps {
  attachments: readonly DraftAttachment[];
  /** Resumes an upload that a reload interrupted, with the file chosen again. */
  onFile: (attachment: DraftAttachment, file: File) => void;
  onRemove: (attachment: DraftAttachment) => void;
}

export function AttachmentList({ attachments, onFile, onRemove }: AttachmentListProps) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={words.attached} className="flex flex-wrap gap-2">
      {attachments.map((attachment) => (
        <li
          key={attachment.key}
          className="flex min-w-0 max-w-full items-center gap-1 rounded-control border border-line bg-card pl-3"
        >
          <div className="min-w-0 py-1.5">
            <p className="max-w-56 truncate font-medium text-sm">{attachment.name}</p>
            {attachment.state === 'sending' || attachment.state === 'interrupted' ? (
              <ProgressBar
                label={words.uploading(attachment.name)}
                percent={Math.floor(attachment.progress * 100)}
              />
            ) : null}
            {attachment.state === 'interrupted' && (
              <p className="text-muted text-xs">{words.upload_interrupted}</p>
            )}
            {attachment.state === 'file_missing' && (
              <ChooseAgain attachment={attachment} onFile={(file) => onFile(attachment, file)} />
            )}
            {attachment.state === 'rejected' && (
              <p role="alert" className="text-accent-strong text-xs">
                {attachment.error}
              </p>
            )}
          </div>
          <IconButton
            label={words.conversations_remove(attachment.name)}
            Icon={X}
            onClick={() => onRemove(attachment)}
          />
        </li>
      ))}
    </ul>
  );
}

function ChooseAgain({ attachment, onFile }: { attachment: DraftAttachment; onFile: (file: File) => void }) {
  return (
    <>
      <p className="max-w-56 text-muted text-xs">{words.file_missing}</p>
      {attachment.error && (
        <p role="alert" className="max-w-56 text-accent-strong text-xs">
          {attachment.error}
        </p>
      )}
      <div className="mt-1.5">
        <FileButton
          accept={acceptedFiles}
          label={words.choose_again_file(attachment.name)}
          onFiles={([file]) => file && onFile(file)}
        >
          {words.choose_again}
        </FileButton>
      </div>
    </>
  );
}
