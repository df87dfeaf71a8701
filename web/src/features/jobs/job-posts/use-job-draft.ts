import { ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import type { Answers } from '#features/jobs/job-posts/job-fields.ts';
import { useAutosave } from '#ui/use-autosave.ts';
import * as words from '#words/jobs/job-posts.ts';

/** Contains the house id, so that no draft is shown to another house. */
export function draftName(houseId: string): string {
  return `job:${houseId}`;
}

/** `state` is a note about the draft for the user. */
export function useJobDraft(houseId: string) {
  return useAutosave({ name: draftName(houseId), initial: '', send, stateAfter });
}

async function send({ request_id = '', ...fields }: Answers, signal: AbortSignal): Promise<string> {
  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, { signal });
  return words.form_draft_saved;
}

function stateAfter(error: unknown): string {
  const rejected = error instanceof ApiError && error.status === 409;
  return rejected ? `${serverMessage(error, '')} ${words.draft_here}` : words.draft_offline;
}
