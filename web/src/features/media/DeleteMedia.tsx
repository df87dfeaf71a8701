import type { Medium } from '@kirdaar/contract/media';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { fileKindOf } from '#features/media/media-words.ts';
import { refreshFace } from '#features/media/refresh-face.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

interface DeleteMediaProps {
  medium: Medium;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before something is deleted, and says what that means for what was sent. */
export function DeleteMedia({ medium: { id, kind }, name, onClose, onDeleted }: DeleteMediaProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  async function remove() {
    setBusy(true);
    try {
      await call('DELETE /api/user/media/:id', { params: { id } });
      onClose();
      onDeleted();
      await revalidate();
      if (fileKindOf(kind) === 'image') refreshFace().catch(() => undefined);
    } catch (error) {
      setFailure(serverMessage(error, 'It could not be deleted. Please check your connection.'));
      setBusy(false);
    }
  }

  return (
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>It goes from your profile for good.</p>
      <p className="text-muted">
        Applications you have sent keep what you sent with them: a house that has it goes on seeing it there.
      </p>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={remove}>
          {busy ? 'Deleting...' : `Delete this ${mediaRules[kind].noun}`}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
