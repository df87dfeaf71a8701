import type { Conversation, Message } from '@kirdaar/contract/messaging/conversations';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { conversationsOf } from '#account-paths.ts';
import { ApiError } from '#api/call-api.ts';
import { takeBack } from '#api/send-waiting.ts';
import { serverMessage } from '#api/server-message.ts';
import { keepWaiting, useWaiting } from '#api/use-waiting.ts';
import { keyOfAccount } from '#api/waiting-account.ts';
import type { Waiting } from '#api/waiting-store.ts';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import { attachmentIds, type DraftAttachment } from '#features/messaging/conversations/draft-attachments.ts';
import type { Role } from '#session/area-of.ts';
import { useSession } from '#session/use-session.ts';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/messaging/conversations.ts';

export interface PendingMessage {
  /** A retry with the same id does not create a second message. */
  request_id: string;
  text: string;
  attachments: readonly DraftAttachment[];
  urgent: boolean;
  /** `waiting`: on this device, until there is a connection. */
  state: 'sending' | 'waiting' | 'failed';
  error?: string;
}

/** Not a page action: several messages may be on their way at once, each retried under its own id. */
export function useOutbox(
  role: Role,
  { application_id: applicationId, other }: Conversation,
  onSent: (message: Message) => void,
) {
  const draft = `unsent:${applicationId}`;
  const session = useSession();
  const account = session ? keyOfAccount(session) : '';
  const page = `${conversationsOf[role]}/${applicationId}`;
  const waiting = (useWaiting(account) ?? []).filter(
    ({ kind, pages }) => kind === 'message' && pages[0] === page,
  );
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(() => Object.values(readDraft(draft)).map(parsePending));

  function update(change: (all: readonly PendingMessage[]) => readonly PendingMessage[]) {
    setPending((all) => {
      const next = [...change(all)];
      if (next.length > 0)
        saveDraftAnswers(
          draft,
          Object.fromEntries(next.map((message) => [message.request_id, serialize(message)])),
        );
      else deleteDraft(draft);
      return next;
    });
  }
  const removePending = (id: string) => update((all) => all.filter(({ request_id }) => request_id !== id));

  /** Returns false if the message is being sent at this moment. */
  async function remove(id: string): Promise<boolean> {
    const kept = waiting.find((message) => message.id === id);
    if (kept && !(await takeBack(kept))) return false;
    removePending(id);
    return true;
  }

  async function send({ request_id, text, attachments, urgent }: Omit<PendingMessage, 'state' | 'error'>) {
    const sending: PendingMessage = { request_id, text, attachments, urgent, state: 'sending' };
    update((all) => [...all.filter((message) => message.request_id !== request_id), sending]);
    const message = { request_id, text, urgent, ...attachmentIds(attachments) };
    try {
      const { data, message: told } = await conversationEndpoints[role].write(applicationId, message);
      onSent(data);
      // It says by which channels the applicant is told.
      if (urgent) showToast('success', told);
      removePending(request_id);
    } catch (error) {
      const isKept = await keepWaiting(error, {
        ...{ account, kind: 'message', id: request_id, title: other.name ?? '', pages: [page] },
        ...conversationEndpoints[role].writeLater(applicationId, message),
        answers: { message: serialize(sending) },
      });
      if (isKept) return removePending(request_id);
      const failed: PendingMessage = { ...sending, state: 'failed', error: errorOf(error) };
      update((all) => all.map((message) => (message.request_id === request_id ? failed : message)));
      // A 409 means that writing has become impossible since the page was loaded, so load the new state.
      if (error instanceof ApiError && error.status === 409) void revalidate();
    }
  }

  async function retry(message: PendingMessage) {
    if (await remove(message.request_id)) await send(message);
  }
  return { pending: [...waiting.map(pendingOf), ...pending], send, retry, remove };
}

function errorOf(error: unknown): string {
  const field = error instanceof ApiError && (error.fields.text ?? error.fields.files);
  return field || serverMessage(error, words.not_sent_hint);
}

// Files cannot be kept over a reload, only the state of their uploads.
function serialize({ request_id, text, attachments, urgent, error = '' }: PendingMessage): string {
  const uploads = attachments.map(({ file: _file, ...attachment }) => attachment);
  return JSON.stringify({ request_id, text, attachments: uploads, urgent, error });
}

function pendingOf({ answers, error }: Waiting): PendingMessage {
  const message = parsePending(answers.message ?? '');
  return error === null ? { ...message, state: 'waiting' } : { ...message, error };
}

function parsePending(text: string): PendingMessage {
  // Only `serialize` writes this value.
  return { ...(JSON.parse(text) as Omit<PendingMessage, 'state'>), state: 'failed' };
}
