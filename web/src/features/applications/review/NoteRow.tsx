import { Trash2 } from 'lucide-react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { Note } from '#features/applications/review/PrivateNotes.tsx';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/review.ts';

/** One note; only its author may delete it. */
export function NoteRow({ note, onDeleted }: { note: Note; onDeleted: () => void }) {
  const { id, text, by, is_own, written_at } = note;
  const remove = useWrite(reviewWrites, 'deleteNote', {
    onDone: onDeleted,
    onFailed: (error) => showToast('failure', serverMessage(error, words.note_delete_failed)),
  });

  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-muted text-sm">
          {by && `${by}, `}
          {formatDateTime(written_at)}
        </p>
      </div>
      {is_own && (
        <IconButton
          label={words.note_delete}
          Icon={Trash2}
          disabled={remove.busy}
          onClick={() => remove.submit(id)}
        />
      )}
    </li>
  );
}
