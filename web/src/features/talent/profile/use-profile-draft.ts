import type { Reply } from '@kirdaar/contract/api';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { type Answers, answersOfDraft, draftOf } from '#features/talent/profile/profile-answers.ts';
import { readDraft } from '#ui/draft.ts';
import { useAutosave } from '#ui/use-autosave.ts';

export type ServerDraft = Reply<'GET /api/user/profile/draft'>['draft'];

/** `saved`: on the server. `local`: only in this browser, because the server could not be reached. */
export type DraftState = 'none' | 'saved' | 'local' | 'logged_out' | 'conflict';

/** Saves the unsaved changes of a profile as a draft. */
export function useProfileDraft({ id, updated_at }: OwnProfile, serverDraft: ServerDraft) {
  const name = `profile:${id}`;
  const [typed] = useState(() => ({
    ...(serverDraft && answersOfDraft(serverDraft.fields)),
    ...readDraft(name),
  }));
  const autosave = useAutosave<DraftState>({ name, initial: 'none', send, stateAfter });

  async function send(changes: Answers, signal: AbortSignal): Promise<DraftState> {
    const changed = Object.keys(changes).length > 0;
    const body = { fields: draftOf(changes), based_on: updated_at ?? ('never' as const) };
    if (changed) await callApi('PUT /api/user/profile/draft', { body }, { signal });
    else await callApi('DELETE /api/user/profile/draft', {}, { signal });
    return changed ? 'saved' : 'none';
  }

  return { typed, ...autosave };
}

function stateAfter(error: unknown): DraftState {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return 'logged_out';
  return status === 409 ? 'conflict' : 'local';
}
