import { mediaRules } from '@kirdaar/contract/rules/media';
import type { Medium } from '@kirdaar/contract/talent/media';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { refreshStoredTalent } from '#features/talent/media/refresh-stored-talent.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

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
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>This permanently removes it from your profile.</p>
      <p className="text-muted">
        Applications that you have already sent keep it: the production house can still see it there.
      </p>
      {error && (
        <Notice tone="failure">
          {serverMessage(error, 'We couldn’t delete it. Check your connection and try again.')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => submit(id)}>
          {busy ? 'Deleting...' : `Delete ${mediaRules[kind].noun}`}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
