import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import type { jobSections } from '#features/jobs/job-posts/job-fields.ts';
import type { Answers } from '#features/jobs/job-posts/logistics-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/jobs/job-posts.ts';

export interface ReadMessage {
  fields: Answers;
  /** For each answer that needs a check, the words it was read from. */
  checks: Answers;
}

/** Keeps what was read beside the draft in this browser, for when the user comes back to the form. */
export function keepRead(draft: string, request_id: string, read: ReadMessage) {
  saveDraftAnswers(`${draft}:read`, { request_id, read: JSON.stringify(read) });
}

export function findRead(draft: string, requestId: string | undefined): ReadMessage | null {
  const { request_id, read } = readDraft(`${draft}:read`);
  // Only `keepRead` writes it.
  return read && request_id === requestId ? (JSON.parse(read) as ReadMessage) : null;
}

export function forgetRead(draft: string) {
  deleteDraft(`${draft}:read`);
}

interface PasteMessageProps {
  onRead: (found: ReadMessage) => void;
  onClose: () => void;
}

/** Reads a casting message into the form. */
export function PasteMessage({ onRead, onClose }: PasteMessageProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function read(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message')).trim();
    setBusy(true);
    try {
      const { fields, checks } = await callApi('POST /api/production/casting-messages', {
        body: { message },
      });
      const facts = Object.keys(fields).filter((name) => !name.endsWith('description'));
      if (facts.length > 0) onRead({ fields, checks });
      else setError(words.paste_nothing);
    } catch (failure) {
      setError(serverMessage(failure, words.paste_failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.paste_open} onClose={onClose}>
      <form noValidate onSubmit={read} className="flex flex-col gap-4">
        <TextAreaField
          name="message"
          label={words.paste_label}
          hint={words.paste_hint}
          rows={12}
          maxLength={MAX_TEXT}
          autoFocus
          required
          error={error}
          onInput={() => setError(undefined)}
        />
        <Button type="submit" className="sm:self-start" disabled={busy}>
          {busy ? words.paste_reading : words.paste_read}
        </Button>
      </form>
    </Dialog>
  );
}

/** Says beside each field whether its answer came from the message, and what to check. */
export function markRead(sections: JobSections, read: ReadMessage | null): JobSections {
  if (!read) return sections;
  const mark = (fields: readonly FieldSpec[]) =>
    fields.map((field) => {
      if (!(field.name in read.fields)) return field;
      const source = read.checks[field.name];
      return { ...field, hint: source ? words.paste_check(source) : words.paste_was_read };
    });
  const { project, roles, logistics, compensation } = sections;
  return {
    ...sections,
    project: { ...project, fields: mark(project.fields) },
    roles: roles.map((role) => ({ ...role, fields: mark(role.fields), own: mark(role.own) })),
    logistics: { ...logistics, fields: mark(logistics.fields) },
    compensation: { ...compensation, fields: mark(compensation.fields) },
  };
}

type JobSections = ReturnType<typeof jobSections>;
