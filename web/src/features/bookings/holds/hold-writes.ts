import type { EndpointInput } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

type Hold = EndpointInput<'POST /api/production/applications/:id/hold', never>['body'];

/** What a house does with the days of an applicant. */
export const holdWrites = {
  hold: ({ id, ...body }: Hold & { id: string }) =>
    callApi('POST /api/production/applications/:id/hold', { params: { id }, body }),
  release: ({ id, note }: { id: string; note: string }) =>
    callApi('POST /api/production/applications/:id/release-hold', { params: { id }, body: { note } }),
};
