import type { OwnRequest } from '@kirdaar/contract/privacy/identity-checks';
import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { correctionWrites } from '#features/privacy/identity-checks/correction-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/privacy/identity-checks.ts';
import * as common from '#words/ui/common.ts';

interface CorrectionRequestsProps {
  accountRole: Role;
  requests: readonly OwnRequest[];
}

/** Asks staff to correct what people cannot change themselves, and shows what became of it. */
export function CorrectionRequests({ accountRole, requests }: CorrectionRequestsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWaiting = requests.some(({ kind, state }) => kind === 'correction' && state === 'open');
  const label = isWaiting ? words.correction_add : words.correction_send;
  return (
    <Section title={words.corrections_title} lead={words.corrections_lead}>
      <ul className="flex flex-col gap-4 empty:hidden">
        {requests.map(({ id, kind, state, received_on, due_on, text, reason }) => (
          <li key={id}>
            <p className="font-semibold">
              {words.request_kinds[kind]}: {words.request_states[state](longDay(due_on))}
            </p>
            <p className="text-muted text-sm">{longDay(received_on)}</p>
            {text && <p className="wrap-anywhere whitespace-pre-line text-sm">{text}</p>}
            {reason && <p className="wrap-anywhere whitespace-pre-line text-sm">{reason}</p>}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <RequestForm accountRole={accountRole} label={label} onClose={() => setIsOpen(false)} />
      ) : (
        <Button
          variant="secondary"
          className={requests.length > 0 ? 'mt-5' : ''}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </Button>
      )}
    </Section>
  );
}

interface RequestFormProps {
  accountRole: Role;
  label: string;
  onClose: () => void;
}

function RequestForm({ accountRole: role, label, onClose }: RequestFormProps) {
  const write = useWrite(correctionWrites, 'askCorrection', {
    onDone: ({ message }) => {
      showToast('success', message);
      onClose();
    },
  });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    write.submit({ role, text: String(new FormData(event.currentTarget).get('text')) });
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {write.error && Object.keys(write.error.fields).length === 0 && (
        <Notice tone="failure">{serverMessage(write.error, words.object_failed)}</Notice>
      )}
      <TextAreaField
        label={words.correction_text}
        name="text"
        required
        rows={4}
        error={write.error?.fields.text}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={write.busy}>
          {write.busy ? words.sending : label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
