import type { Message } from '@kirdaar/contract/conversations';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { type Attached, idsOf } from '#features/conversations/attached.ts';
import { conversationCalls } from '#features/conversations/conversation-calls.ts';
import type { Role } from '#session/area-of.ts';
import { forgetDraft, keepAnswers, readDraft } from '#ui/draft.ts';

/** A message that the server has not confirmed. */
export interface Pending {
  /** The message's id: sent again, it is the same message. */
  request_id: string;
  text: string;
  attached: readonly Attached[];
  state: 'sending' | 'failed';
  /** Why it was not taken. */
  error?: string;
}

/** Sends messages one after the other has been typed, and keeps what did not go, also over a reload. */
export function useOutbox(role: Role, applicationId: string, onSent: (message: Message) => void) {
  const draft = `unsent:${applicationId}`;
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(() => Object.values(readDraft(draft)).map(asPending));

  function replace(change: (all: readonly Pending[]) => readonly Pending[]) {
    setPending((all) => {
      const next = [...change(all)];
      if (next.length > 0)
        keepAnswers(draft, Object.fromEntries(next.map((one) => [one.request_id, asText(one)])));
      else forgetDraft(draft);
      return next;
    });
  }
  const drop = (id: string) => replace((all) => all.filter(({ request_id }) => request_id !== id));

  async function send({ request_id, text, attached }: Omit<Pending, 'state' | 'error'>) {
    const sending: Pending = { request_id, text, attached, state: 'sending' };
    replace((all) => [...all.filter((one) => one.request_id !== request_id), sending]);
    try {
      const { data } = await conversationCalls[role].write(applicationId, {
        request_id,
        text,
        ...idsOf(attached),
      });
      onSent(data);
      drop(request_id);
    } catch (error) {
      const failed: Pending = { ...sending, state: 'failed', error: errorOf(error) };
      replace((all) => all.map((one) => (one.request_id === request_id ? failed : one)));
      // Something stands in the way now that did not when the page was loaded.
      if (error instanceof ApiError && error.status === 409) void revalidate();
    }
  }
  return { pending, send, drop };
}

function errorOf(error: unknown): string {
  const field = error instanceof ApiError && (error.fields.text ?? error.fields.files);
  return field || serverMessage(error, 'It was not sent. Check your connection and try again.');
}

// Files cannot be kept over a reload, only what the server has of them.
function asText({ request_id, text, attached, error = '' }: Pending): string {
  const sent = attached.map(({ file: _file, ...one }) => one);
  return JSON.stringify({ request_id, text, attached: sent, error });
}

function asPending(text: string): Pending {
  // Only `asText` writes it.
  return { ...(JSON.parse(text) as Omit<Pending, 'state'>), state: 'failed' };
}
