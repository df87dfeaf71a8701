import { ATTACHMENTS_MOST, MESSAGE_MOST } from '@kirdaar/contract/rules/conversations';
import { Images, Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { AttachedList } from '#features/conversations/AttachedList.tsx';
import type { Attached } from '#features/conversations/attached.ts';
import { acceptedFiles } from '#features/conversations/attachment-kind.ts';
import { LibraryDialog } from '#features/conversations/LibraryDialog.tsx';
import type { useAttachments } from '#features/conversations/use-attachments.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { controlLook } from '#ui/Field.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';

interface ComposerProps {
  reader: Role;
  text: string;
  onText: (text: string) => void;
  attachments: ReturnType<typeof useAttachments>;
  onSend: (attached: readonly Attached[]) => void;
}

/** Where one writes. Ctrl or Cmd and Enter send; Enter alone begins a new line, as on phones. */
export function Composer({ reader, text, onText, attachments, onSend }: ComposerProps) {
  const hint = useId();
  const [choosing, setChoosing] = useState(false);
  const { attached, add, addMedia, goOn, remove } = attachments;
  const waits = attached.some(({ state }) => state !== 'here');
  const isReady = text.trim() !== '' && !waits;
  const isFull = attached.length >= ATTACHMENTS_MOST;

  function sendByKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Enter' && (ctrlKey || metaKey) && isReady) onSend(attached);
  }
  return (
    <DropZone onFiles={add} className="border-line border-t pt-3">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onSend(attached);
        }}
        className="flex flex-col gap-2"
      >
        <AttachedList attached={attached} onFile={goOn} onRemove={remove} />
        <div className="flex items-end gap-1 sm:gap-2">
          {!isFull && (
            <FileButton accept={acceptedFiles} multiple look="sign" label="Attach files" onFiles={add}>
              <Paperclip aria-hidden className="size-5" />
            </FileButton>
          )}
          {reader === 'talent' && !isFull && (
            <IconButton label="Attach from your library" Icon={Images} onClick={() => setChoosing(true)} />
          )}
          <textarea
            aria-label="Message"
            aria-describedby={hint}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            rows={Math.min(8, Math.max(1, text.split('\n').length))}
            maxLength={MESSAGE_MOST}
            placeholder="Write a message"
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            onKeyDown={sendByKey}
            className={`${controlLook} field-sizing-content max-h-52 resize-none`}
          />
          <Button type="submit" aria-label="Send" disabled={!isReady} className="px-4">
            <SendHorizontal aria-hidden className="size-5" />
          </Button>
        </div>
        <p id={hint} className="text-muted text-xs">
          {hintOf(text, attached.length > 0, waits) ?? (
            <>
              <span className="pointer-coarse:hidden">Ctrl and Enter send it. </span>
              Nobody may ask for money for a part.
            </>
          )}
        </p>
      </form>
      {choosing && <LibraryDialog onChoose={addMedia} onClose={() => setChoosing(false)} />}
    </DropZone>
  );
}

/** What is in the way of sending; undefined for nothing. */
function hintOf(text: string, hasFiles: boolean, waits: boolean): string | undefined {
  if (waits) return 'The files have to arrive, or be taken away, before it can be sent.';
  return hasFiles && text.trim() === '' ? 'Write a few words with it.' : undefined;
}
