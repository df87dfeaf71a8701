import type { PersonRequest } from '@kirdaar/contract/admin/people';
import type { EndpointInput } from '@kirdaar/contract/api';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import * as words from '#words/admin/people.ts';

type Form = EndpointInput<'POST /api/admin/people/:id/requests', File>['body'];

export const personRequestWrites = {
  record: ({ id, form }: { id: string; form: Form }) =>
    callStaffApi('POST /api/admin/people/:id/requests', { params: { id }, body: form }),
  carryOut: (id: string) => callStaffApi('POST /api/admin/person-requests/:id/carry-out', { params: { id } }),
  reject: ({ id, reason }: { id: string; reason: string }) =>
    callStaffApi('POST /api/admin/person-requests/:id/reject', { params: { id }, body: { reason } }),
};

export const requestKindTexts: Record<PersonRequest['kind'], string> = words.request_kinds;

export const requestChannelTexts: Record<PersonRequest['channel'], string> = words.request_channels;

export const requestStateTexts: Record<PersonRequest['state'], string> = words.request_states;
