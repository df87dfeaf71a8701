import type { Medium } from '@kirdaar/contract/talent/media';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { refreshStoredTalent } from '#features/talent/media/refresh-stored-talent.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

interface DeleteMediaProps {
  medium: Medium;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms a deletion and explains that applications already sent keep the file. */
export function DeleteMedia({ medium: { id, kind }, name, onClose, onDeleted }: DeleteMediaProps) {
  const { submit, busy, error } = useWrite(mediaWrites, 'deleteMedium', {
    onDone: () => {
      onClose();
      onDeleted();
      if (fileKindOf(kind) === 'image') void refreshStoredTalent();
    },
  });

  return (
    <Dialog title={words.delete_title(name)} onClose={onClose}>
      <p>{words.delete_text}</p>
      <p className="text-muted">{words.delete_sent}</p>
      {error && <Notice tone="failure">{serverMessage(error, words.delete_failed)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => submit(id)}>
          {busy ? common.deleting : words.delete_kinds[kind]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
