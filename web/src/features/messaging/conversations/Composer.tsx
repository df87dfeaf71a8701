import { MAX_ATTACHMENTS, MAX_MESSAGE } from '@kirdaar/contract/rules/conversations';
import { MAX_URGENT } from '@kirdaar/contract/rules/limits';
import { Images, Paperclip, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { acceptedFiles } from '#features/messaging/conversations/attachment-kind.ts';
import type { DraftAttachment } from '#features/messaging/conversations/draft-attachments.ts';
import { LibraryDialog } from '#features/messaging/conversations/LibraryDialog.tsx';
import type { useAttachments } from '#features/messaging/conversations/use-attachments.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import * as words from '#words/messaging/conversations.ts';
import * as common from '#words/ui/common.ts';

interface ComposerProps {
  accountRole: Role;
  text: string;
  onText: (text: string) => void;
  attaching: ReturnType<typeof useAttachments>;
  onSend: (attachments: readonly DraftAttachment[], urgent: boolean) => void;
}

/** Ctrl+Enter or Cmd+Enter sends; Enter alone starts a new line, as on phones. */
export function Composer({ accountRole, text, onText, attaching, onSend }: ComposerProps) {
  const hint = useId();
  const [choosing, setChoosing] = useState(false);
  const [urgent, setUrgent] = useState(false);
  const { attachments, addFiles, addMedia, resume, remove } = attaching;
  const isUploading = attachments.some(({ state }) => state !== 'uploaded');
  const isReady = text.trim() !== '' && !isUploading;
  const isFull = attachments.length >= MAX_ATTACHMENTS;

  function send() {
    if (!isReady) return;
    onSend(attachments, urgent);
    setUrgent(false);
  }
  function sendByKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Enter' && (ctrlKey || metaKey)) send();
  }
  return (
    <DropZone onFiles={addFiles} className="border-line border-t pt-3">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="flex flex-col gap-2"
      >
        <AttachmentList attachments={attachments} onFile={resume} onRemove={remove} />
        <div className="flex items-end gap-1 sm:gap-2">
          {!isFull && (
            <FileButton
              accept={acceptedFiles}
              multiple
              variant="icon"
              label={words.attach}
              onFiles={addFiles}
            >
              <Paperclip aria-hidden className="size-5" />
            </FileButton>
          )}
          {accountRole === 'talent' && !isFull && (
            <IconButton label={words.attach_from_library} Icon={Images} onClick={() => setChoosing(true)} />
          )}
          <textarea
            aria-label={words.write}
            aria-describedby={hint}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            rows={Math.min(8, Math.max(1, text.split('\n').length))}
            maxLength={MAX_MESSAGE}
            placeholder={words.write_example}
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            onKeyDown={sendByKey}
            className={`${controlClasses} field-sizing-content max-h-52 resize-none`}
          />
          <Button type="submit" aria-label={words.conversations_send} disabled={!isReady} className="px-4">
            <SendHorizontal aria-hidden className="size-5" />
          </Button>
        </div>
        {accountRole === 'production' && (
          <label className="flex min-h-11 items-center gap-2 self-start">
            <input
              type="checkbox"
              checked={urgent}
              onChange={({ currentTarget }) => setUrgent(currentTarget.checked)}
              className="size-5 shrink-0"
            />
            <span>
              {words.urgent} <span className="text-muted text-sm">{words.urgent_hint(MAX_URGENT)}</span>
            </span>
          </label>
        )}
        <p id={hint} className="text-muted text-xs">
          {sendBlocker(text, attachments.length > 0, isUploading) ?? (
            <>
              <span className="pointer-coarse:hidden">{words.send_by_key} </span>
              {words.no_money}
            </>
          )}
        </p>
      </form>
      {choosing && <LibraryDialog onChoose={addMedia} onClose={() => setChoosing(false)} />}
    </DropZone>
  );
}

function sendBlocker(text: string, hasFiles: boolean, isUploading: boolean): string | undefined {
  if (isUploading) return words.wait_for_files;
  return hasFiles && text.trim() === '' ? words.text_missing : undefined;
}

interface AttachmentListProps {
  attachments: readonly DraftAttachment[];
  /** Resumes an upload that a reload interrupted, with the file chosen again. */
  onFile: (attachment: DraftAttachment, file: File) => void;
  onRemove: (attachment: DraftAttachment) => void;
}

function AttachmentList({ attachments, onFile, onRemove }: AttachmentListProps) {
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
                label={common.uploading(attachment.name)}
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
            label={common.remove_named(attachment.name)}
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
