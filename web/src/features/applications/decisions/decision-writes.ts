import type { EndpointInput, Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

type Sending = EndpointInput<'POST /api/production/jobs/:id/decisions', File>['body'];

export const decisionWrites = {
  send: ({ jobId: id, body }: { jobId: string; body: Sending }) =>
    callApi('POST /api/production/jobs/:id/decisions', { params: { id }, body }),
  unschedule: ({ jobId: id, application_ids }: { jobId: string; application_ids: string[] }) =>
    callApi('POST /api/production/jobs/:id/decisions/cancel', { params: { id }, body: { application_ids } }),
  sendShortlists: (sends_shortlists: boolean) =>
    callApi('PUT /api/production/shortlist-emails', { body: { sends_shortlists } }),
};

export type Decisions = Reply<'GET /api/production/jobs/:id/decisions'>;
