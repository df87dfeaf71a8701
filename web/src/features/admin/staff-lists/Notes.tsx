import type { StaffNote } from '@kirdaar/contract/admin/staff-lists';
import type { NotedKind } from '@kirdaar/contract/rules/staff-lists';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Section } from '#ui/Section.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/admin/lists.ts';

interface NotesProps {
  subject: NotedKind;
  id: string;
  notes: readonly StaffNote[];
}

/** What staff wrote to each other about a house, a casting call or a person, and a form for more. */
export function Notes({ subject, id: subject_id, notes }: NotesProps) {
  const [text, setText] = useState('');
  // A new one after each note, so that a note that is sent twice is written once.
  const [request_id, setRequestId] = useState(() => crypto.randomUUID());
  const write = useStaffWrite('POST /api/admin/notes', {
    onDone: () => {
      setText('');
      setRequestId(crypto.randomUUID());
    },
  });

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    write.submit({ body: { subject, subject_id, request_id, text } });
  }

  return (
    <Section title={words.notes}>
      {notes.length > 0 && (
        <ul className="mb-5 flex flex-col gap-4">
          {notes.map(({ id, text: written, by, written_at }) => (
            <li key={id}>
              <p className="text-muted text-sm">
                {by} · {formatDateTime(written_at)}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{written}</p>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextAreaField
          label={words.note}
          name="text"
          rows={3}
          maxLength={MAX_STAFF_REASON}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={write.error?.fields.text}
        />
        <Button type="submit" variant="secondary" className="self-start" disabled={write.busy}>
          {words.note_save}
        </Button>
      </form>
    </Section>
  );
}
