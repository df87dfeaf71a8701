import type { Reply } from '@kirdaar/contract/api';
import type { OwnProfile } from '@kirdaar/contract/talent';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { type Answers, answersOfDraft, draftOf } from '#features/talent/profile-answers.ts';
import { forgetDraft, keepAnswers, readDraft } from '#ui/draft.ts';

export type ServerDraft = Reply<'GET /api/user/profile/draft'>['draft'];

/** How long nothing is typed before it is sent. */
const PAUSE_MS = 1500;

/** `saved` is with the server too; `here` is in this browser alone, for the server could not be reached. */
export type DraftState = 'none' | 'saved' | 'here' | 'ended' | 'conflict';

/** Keeps what is typed and not saved: at once in this browser, and soon after on the server. */
export function useProfileDraft({ id, updated_at }: OwnProfile, onServer: ServerDraft) {
  const name = `profile:${id}`;
  const [typed] = useState(() => ({ ...(onServer && answersOfDraft(onServer.fields)), ...readDraft(name) }));
  const [state, setState] = useState<DraftState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  // What is not sent yet stays in this browser, and is sent with the next word that is typed.
  useEffect(() => () => clearTimeout(timer.current), []);

  function keep(changes: Answers) {
    keepAnswers(name, changes);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(changes), PAUSE_MS);
  }

  async function send(changes: Answers) {
    const { signal } = begin();
    const body = { fields: draftOf(changes), based_on: updated_at ?? ('never' as const) };
    try {
      const changed = Object.keys(changes).length > 0;
      if (changed) await call('PUT /api/user/profile/draft', { body }, { signal });
      else await call('DELETE /api/user/profile/draft', {}, { signal });
      setState(changed ? 'saved' : 'none');
    } catch (error) {
      if (!signal.aborted) setState(stateAfter(error));
    }
  }

  function begin(): AbortController {
    request.current?.abort();
    request.current = new AbortController();
    return request.current;
  }

  /** Stops sending; what is typed is about to be saved for good. */
  function hold() {
    clearTimeout(timer.current);
    request.current?.abort();
  }

  /** Forgets what was typed in this browser; a save makes the server forget it by itself. */
  function forget() {
    hold();
    forgetDraft(name);
    setState('none');
  }

  return { typed, state, keep, hold, forget };
}

function stateAfter(error: unknown): DraftState {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return 'ended';
  return status === 409 ? 'conflict' : 'here';
}
