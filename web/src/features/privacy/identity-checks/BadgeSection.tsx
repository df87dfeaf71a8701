import type { BadgeCheck } from '@kirdaar/contract/privacy/identity-checks';
import type { SubmitEvent } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { correctionWrites } from '#features/privacy/identity-checks/correction-writes.ts';
import { Button } from '#ui/Button.tsx';
import { FileField } from '#ui/FileField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/privacy/identity-checks.ts';

/** Sends staff the document behind the verified badge, and says what became of it. */
export function BadgeSection({ badge: { state, reason } }: { badge: BadgeCheck }) {
  const write = useWrite(correctionWrites, 'sendBadgeDocument', {
    onDone: ({ message }) => showToast('success', message),
  });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    write.submit(new FormData(event.currentTarget));
  }

  if (state === 'done' || state === 'waiting')
    return (
      <Section title={words.badge_title} lead={state === 'done' ? words.badge_done : words.badge_waiting}>
        {null}
      </Section>
    );
  return (
    <Section title={words.badge_title} lead={words.badge_lead}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        {reason && <Notice tone="failure">{words.badge_rejected(reason)}</Notice>}
        {write.error && !write.error.fields.document && (
          <Notice tone="failure">{serverMessage(write.error, words.object_failed)}</Notice>
        )}
        <FileField
          label={words.badge_document}
          name="document"
          accept="image/*,application/pdf"
          required
          error={write.error?.fields.document}
        />
        <Button type="submit" variant="secondary" className="self-start" disabled={write.busy}>
          {write.busy ? words.sending : words.badge_send}
        </Button>
      </form>
    </Section>
  );
}
