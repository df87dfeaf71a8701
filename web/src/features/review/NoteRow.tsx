import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { stepTime } from '#features/applications/step-time.ts';
import type { Note } from '#features/review/PrivateNotes.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toast-list.ts';

/** One note; whoever wrote it may delete it. */
export function NoteRow({ note, onGone }: { note: Note; onGone: () => void }) {
  const { id, text, by, is_own, written_at } = note;
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await call('DELETE /api/production/review/notes/:id', { params: { id } });
      onGone();
    } catch (error) {
      setBusy(false);
      showToast('failure', serverMessage(error, 'The note could not be deleted. Please try again.'));
    }
  }

  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-muted text-sm">
          {by && `${by}, `}
          {stepTime(written_at)}
        </p>
      </div>
      {is_own && <IconButton label="Delete this note" Icon={Trash2} disabled={busy} onClick={remove} />}
    </li>
  );
}
