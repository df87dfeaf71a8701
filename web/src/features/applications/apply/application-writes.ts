import type { EndpointInput } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { sendFiles } from '#api/use-upload.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/sent.ts';

export type Answers = EndpointInput<'POST /api/user/job-apply', File>['body'];
type Correction = EndpointInput<'PUT /api/user/job-applications/:id/sent', File>['body'];

export const applicationWrites = {
  apply: ({ body, upload }: { body: Answers; upload: number }) =>
    sendFiles(upload, (files, options) => callApi('POST /api/user/job-apply', { body, files }, options)),
  correct: ({ id, ...body }: { id: string } & Correction) =>
    callApi('PUT /api/user/job-applications/:id/sent', { params: { id }, body }),
  chooseRepresentation: ({ id, mandate_id }: { id: string; mandate_id: string | null }) =>
    callApi('PUT /api/user/job-applications/:id/representation', { params: { id }, body: { mandate_id } }),
  // Both move the application to another part of its list, so the toast cannot be left to its card.
  withdrawApplication: async ({ id, isFinal }: { id: string; isFinal: boolean }) => {
    const { message } = await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } });
    showToast('success', isFinal ? message : `${message} ${words.withdrawn_hint}`);
  },
  sendUnsent: async (id: string) => {
    const { message } = await callApi('POST /api/user/guardian-requests/:id/send', { params: { id } });
    showToast('success', message);
  },
  sendAgain: async (id: string) => {
    const { message } = await callApi('POST /api/user/job-applications/:id/send-again', { params: { id } });
    showToast('success', message);
  },
};
