import type { EndpointInput } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

type Submission = EndpointInput<'POST /api/user/agency/submissions', File>['body'];

export const submissionWrites = {
  submit: (body: Submission) => callApi('POST /api/user/agency/submissions', { body }),
  takeBack: (id: string) => callApi('POST /api/user/agency/submissions/:id/take-back', { params: { id } }),
};
