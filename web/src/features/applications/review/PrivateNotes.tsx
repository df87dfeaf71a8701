import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { noteDraft, reviewWrites } from '#features/applications/review/review-writes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { readDraft, saveDraftAnswers } from '#ui/draft.ts';
import { controlClasses } from '#ui/Field.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

type Note = ReviewedApplication['notes'][number];

interface PrivateNotesProps {
  applicationId: string;
  notes: readonly Note[];
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (has: boolean) => void;
}

/** The house's private notes about an applicant. A typed note is kept as a draft. */
export function PrivateNotes({ applicationId, notes: found, field, onChange }: PrivateNotesProps) {
  const mayWrite = useMayWrite();
  const draft = noteDraft(applicationId);
  const [notes, setNotes] = useState(found);
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  // Identifies the note, so that sending it again after a lost response does not create a second one.
  const [request_id, setRequestId] = useState(newRequestId);
  const save = useWrite(reviewWrites, 'saveNote', {
    onDone: ({ note }) => {
      showNotes([...notes.filter(({ id }) => id !== note.id), note]);
      setText('');
      setRequestId(newRequestId());
    },
    onFailed: () => onChange(notes.length > 0),
  });

  function showNotes(next: readonly Note[]) {
    setNotes(next);
    onChange(next.length > 0);
  }
  function type(typed: string) {
    setText(typed);
    saveDraftAnswers(draft, { text: typed });
  }
  function submit(event?: SubmitEvent) {
    event?.preventDefault();
    if (save.busy || text.trim() === '') return;
    // From here on, keys act as shortcuts again.
    field.current?.blur();
    save.submit({ id: applicationId, request_id, text });
    // Now, because the user may be looking at the next applicant when the note is saved.
    onChange(true);
  }
  function leaveOrSave({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape') field.current?.blur();
    if (key === 'Enter' && (ctrlKey || metaKey)) submit();
  }

  return (
    <section aria-labelledby="notes" className="flex flex-col gap-3 rounded-card bg-sunken p-4 sm:p-5">
      <h2 id="notes" className="text-xl">
        {words.notes}
      </h2>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              onDeleted={() => showNotes(notes.filter(({ id }) => id !== note.id))}
            />
          ))}
        </ul>
      )}
      {mayWrite && (
        <form onSubmit={submit} className="flex flex-col gap-2">
          <textarea
            ref={field}
            aria-label={words.note_write}
            aria-keyshortcuts="n"
            aria-describedby="note-hint"
            rows={2}
            maxLength={MAX_TEXT}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={leaveOrSave}
            placeholder={words.note_readers}
            className={controlClasses}
          />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p id="note-hint" className="text-muted text-sm max-lg:sr-only">
              {words.note_keys}
            </p>
            <Button
              type="submit"
              variant="secondary"
              disabled={save.busy || text.trim() === ''}
              className="ml-auto bg-card"
            >
              {save.busy ? common.saving : words.note_save}
            </Button>
          </div>
        </form>
      )}
      {!mayWrite && notes.length === 0 && <p className="text-muted">{words.notes_none}</p>}
    </section>
  );
}

/** One note; only its author may delete it. */
function NoteRow({ note, onDeleted }: { note: Note; onDeleted: () => void }) {
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
