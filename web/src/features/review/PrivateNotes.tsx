import type { ReviewedApplication } from '@kirdaar/contract/review';
import { TEXT_MOST } from '@kirdaar/contract/rules/limits';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import { NoteRow } from '#features/review/NoteRow.tsx';
import { Button } from '#ui/Button.tsx';
import { forgetDraft, keepAnswers, readDraft } from '#ui/draft.ts';
import { controlLook } from '#ui/Field.tsx';
import { showToast } from '#ui/toast-list.ts';

export type Note = ReviewedApplication['notes'][number];

interface PrivateNotesProps {
  applicationId: string;
  /** As they were when the application was opened. */
  notes: readonly Note[];
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told whether there are any. */
  onChange: (has: boolean) => void;
}

/** What the house keeps to itself about somebody. What is typed waits for one who goes on and comes back. */
export function PrivateNotes({ applicationId, notes: found, field, onChange }: PrivateNotesProps) {
  const draft = `note:${applicationId}`;
  const [notes, setNotes] = useState(found);
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  // Names what is typed: sent again after a lost answer, it makes no second note.
  const [request_id, setRequestId] = useState(newRequestId);
  const [busy, setBusy] = useState(false);

  function keep(next: readonly Note[]) {
    setNotes(next);
    onChange(next.length > 0);
  }
  function type(typed: string) {
    setText(typed);
    keepAnswers(draft, { text: typed });
  }
  async function save(event?: SubmitEvent) {
    event?.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    // The keys are for the next step from here on.
    field.current?.blur();
    try {
      const params = { id: applicationId };
      const { note } = await call('PUT /api/production/review/:id/notes', {
        params,
        body: { request_id, text },
      });
      keep([...notes.filter(({ id }) => id !== note.id), note]);
      setText('');
      forgetDraft(draft);
      setRequestId(newRequestId());
    } catch (error) {
      showToast('failure', serverMessage(error, 'The note could not be kept. Please try again.'));
    } finally {
      setBusy(false);
    }
  }
  function leaveOrSave({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape') field.current?.blur();
    if (key === 'Enter' && (ctrlKey || metaKey)) void save();
  }

  return (
    <section aria-labelledby="notes" className="flex flex-col gap-3 rounded-card bg-sunken p-4 sm:p-5">
      <h2 id="notes" className="text-xl">
        Private notes
      </h2>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              onGone={() => keep(notes.filter(({ id }) => id !== note.id))}
            />
          ))}
        </ul>
      )}
      <form onSubmit={save} className="flex flex-col gap-2">
        <textarea
          ref={field}
          aria-label="Write a note"
          aria-keyshortcuts="n"
          aria-describedby="note-hint"
          rows={2}
          maxLength={TEXT_MOST}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={leaveOrSave}
          placeholder="Only your house reads it."
          className={controlLook}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p id="note-hint" className="text-muted text-sm max-lg:sr-only">
            Ctrl and Enter keep it, Escape leads back to the keys.
          </p>
          <Button
            type="submit"
            look="secondary"
            disabled={busy || text.trim() === ''}
            className="ml-auto bg-card"
          >
            {busy ? 'Keeping it…' : 'Keep note'}
          </Button>
        </div>
      </form>
    </section>
  );
}
