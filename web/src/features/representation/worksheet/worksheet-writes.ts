import type { EndpointInput } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { openActing } from '#features/representation/acting/acting-session.ts';

export const worksheetWrites = {
  answer: ({ mandate_id, page }: { mandate_id: string; page: string }) => openActing(mandate_id, page),
  forward: (body: EndpointInput<'POST /api/user/agency/worksheet/forward', File>['body']) =>
    callApi('POST /api/user/agency/worksheet/forward', { body }),
};
