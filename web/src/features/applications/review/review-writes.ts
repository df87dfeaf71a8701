import type { EndpointInput } from '@kirdaar/contract/api';
import type { NewReviewPreset } from '@kirdaar/contract/applications/review-presets';
import type { ApplicantsMessage } from '@kirdaar/contract/messaging/applicants-message';
import { MAX_MOVES } from '@kirdaar/contract/rules/limits';
import { ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { deleteDraft } from '#ui/draft.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/review.ts';

type DatesQuestion = EndpointInput<'POST /api/production/jobs/:id/availability-checks', never>['body'];
type NewShareLink = EndpointInput<'POST /api/production/jobs/:id/shares', File>['body'];

export function noteDraft(applicationId: string): string {
  return `note:${applicationId}`;
}

/** What a house writes during a review. Moves and scores are sent by the board store, which can undo them. */
export const reviewWrites = {
  /** Reports a failure itself, because the user may be looking at the next applicant already. */
  saveNote: async ({ id, ...body }: { id: string; request_id: string; text: string }) => {
    try {
      const reply = await callApi('PUT /api/production/review/:id/notes', { params: { id }, body });
      deleteDraft(noteDraft(id));
      return reply;
    } catch (error) {
      if (error instanceof ApiError) showToast('failure', serverMessage(error, words.note_save_failed));
      throw error;
    }
  },
  deleteNote: (id: string) => callApi('DELETE /api/production/review/notes/:id', { params: { id } }),
  createShareLink: ({ jobId: id, body }: { jobId: string; body: NewShareLink }) =>
    callApi('POST /api/production/jobs/:id/shares', { params: { id }, body }),
  savePreset: (body: NewReviewPreset) => callApi('PUT /api/production/review-presets', { body }),
  deletePreset: (id: string) => callApi('DELETE /api/production/review-presets/:id', { params: { id } }),
  /** Sends one request for as many applicants as it takes. Sending again with the same ID repeats no message. */
  messageApplicants: async ({ application_ids, ...message }: ApplicantsMessage) => {
    const result = { sent: 0, not_sent: [] as { application_id: string; reason: string }[] };
    for (let start = 0; start < application_ids.length; start += MAX_MOVES) {
      const body = { ...message, application_ids: application_ids.slice(start, start + MAX_MOVES) };
      const { sent, not_sent } = await callApi('POST /api/production/conversations/messages', { body });
      result.sent += sent;
      result.not_sent.push(...not_sent);
    }
    return result;
  },
  askDates: ({ jobId: id, body }: { jobId: string; body: DatesQuestion }) =>
    callApi('POST /api/production/jobs/:id/availability-checks', { params: { id }, body }),
  saveStages: ({ jobId: id, stage_names }: { jobId: string; stage_names: string[] }) =>
    callApi('PUT /api/production/jobs/:id/stages', { params: { id }, body: { stage_names } }),
  endShareLink: (id: string) => callApi('DELETE /api/production/shares/:id', { params: { id } }),
};
