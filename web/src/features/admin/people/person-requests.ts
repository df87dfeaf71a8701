import type { PersonRequest } from '@kirdaar/contract/admin/person-requests';
import type { EndpointInput } from '@kirdaar/contract/api';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

type Form = EndpointInput<'POST /api/admin/people/:id/requests', File>['body'];

export const personRequestWrites = {
  record: ({ id, form }: { id: string; form: Form }) =>
    callStaffApi('POST /api/admin/people/:id/requests', { params: { id }, body: form }),
  carryOut: (id: string) => callStaffApi('POST /api/admin/person-requests/:id/carry-out', { params: { id } }),
  refuse: ({ id, reason }: { id: string; reason: string }) =>
    callStaffApi('POST /api/admin/person-requests/:id/refuse', { params: { id }, body: { reason } }),
};

export const requestKindTexts: Record<PersonRequest['kind'], string> = {
  deletion: 'Deletion of the account',
  export: 'A copy of their data',
};

export const requestChannelTexts: Record<PersonRequest['channel'], string> = { email: 'email', post: 'post' };

export const requestStateTexts: Record<PersonRequest['state'], string> = {
  open: 'open',
  done: 'done',
  refused: 'refused',
};
