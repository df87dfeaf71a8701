import type { BoardCard } from '@kirdaar/contract/applications/board';
import {
  checkPlaceholders,
  fillTemplate,
  MAX_PLACEHOLDERS,
  MAX_TEMPLATE,
} from '@kirdaar/contract/rules/message-templates';
import { type SubmitEvent, useState } from 'react';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { SavePreset, usePresets } from '#features/applications/review/SavedFilters.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as castingInputAnswers from '#words/answers/casting-input.ts';
import { placeholder_not_known, placeholders_at_most } from '#words/answers/casting-input.ts';
import * as words from '#words/applications/board.ts';
import { write } from '#words/messaging/conversations.ts';
import { message_templates } from '#words/rules/conversations.ts';
import * as common from '#words/ui/common.ts';

interface MessageDialogProps {
  jobId: string;
  title: string;
  cards: readonly BoardCard[];
  onClose: () => void;
}

export function MessageDialog({ jobId, title, cards, onClose }: MessageDialogProps) {
  const draft = `message-applicants:${jobId}`;
  const [presets, setPresets] = usePresets('message');
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  const [error, setError] = useState<string>();
  // The same for every attempt, so that nobody gets the message twice.
  const [request_id] = useState(newRequestId);
  const templates = [...presets, ...message_templates];

  const send = useWrite(reviewWrites, 'messageApplicants', {
    onDone: ({ sent, not_sent }) => {
      deleteDraft(draft);
      if (sent > 0) showToast('success', words.message_sent(sent));
      if (not_sent.length === 0) onClose();
    },
  });

  function change(next: string) {
    setText(next);
    setError(undefined);
    saveDraftAnswers(draft, { text: next });
  }
  function startFrom(name: string) {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    const isOwn = text.trim() !== '' && !templates.some(({ value }) => value === text);
    change(isOwn ? `${text.trimEnd()}\n\n${template.value}` : template.value);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = text.trim() ? placeholderError(text) : castingInputAnswers.write_message;
    setError(problem);
    const application_ids = cards.map(({ application_id }) => application_id);
    if (!problem) send.submit({ request_id, application_ids, text });
  }

  const [first] = cards;
  if (send.reply && send.reply.not_sent.length > 0) {
    const nameOf = (id: string) => cards.find(({ application_id }) => application_id === id)?.name;
    return (
      <Dialog title={words.not_sent} onClose={onClose}>
        <ul className="divide-y divide-line">
          {send.reply.not_sent.map(({ application_id, reason }) => (
            <li key={application_id} className="py-2">
              <span className="font-semibold">{nameOf(application_id) ?? words.not_sent_unnamed}</span>
              <p className="text-muted">{reason}</p>
            </li>
          ))}
        </ul>
        <Button onClick={onClose} className="self-start">
          {common.close}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.message_title(cards.length)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          name="template"
          label={words.field_template}
          placeholder={words.field_template_none}
          options={templates.map(({ name }) => name)}
          onChange={({ currentTarget }) => startFrom(currentTarget.value)}
        />
        <TextAreaField
          name="text"
          label={write}
          required
          rows={6}
          maxLength={MAX_TEMPLATE}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          hint={words.field_text_hint}
          error={error ?? send.error?.fields.text}
        />
        {first && text.trim() && (
          <div className="rounded-control bg-sunken px-4 py-3">
            <p className="font-semibold text-sm">{words.preview(first.name)}</p>
            <p className="mt-1 whitespace-pre-line break-words">
              {fillTemplate(text, { name: first.name, role: title })}
            </p>
          </div>
        )}
        {send.error && !send.error.fields.text && (
          <Notice tone="failure">{serverMessage(send.error, words.message_failed)}</Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={send.busy}>
            {send.busy ? common.sending : words.message_send(cards.length)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
      {text.trim() && <SavePreset kind="message" value={text} label={words.text_save} onSaved={setPresets} />}
    </Dialog>
  );
}

function placeholderError(text: string): string | undefined {
  const { unknown, isTooOften } = checkPlaceholders(text);
  if (unknown) return placeholder_not_known(unknown);
  return isTooOften ? placeholders_at_most(MAX_PLACEHOLDERS) : undefined;
}
