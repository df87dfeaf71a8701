import type { EndpointInput, EndpointName, Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { readStaffToken } from '#features/admin/staff-token.ts';

export type StaffEndpoint = Extract<EndpointName, `${string} /api/admin/${string}`>;

/** A request of the staff area: the endpoint and its input. */
export type StaffCall = { [N in StaffEndpoint]: { name: N } & EndpointInput<N, File> }[StaffEndpoint];

/** Sends one request of the contract as the logged-in member of staff. */
export function callStaffApi<N extends StaffEndpoint>(
  name: N,
  input?: EndpointInput<N, File>,
): Promise<Reply<N>> {
  // The cast is safe: the server checks an input that this endpoint requires.
  return callApi(name, input as EndpointInput<N, File>, { token: readStaffToken() });
}

export const staffWrites = {
  send: ({ name, ...input }: StaffCall) =>
    callStaffApi<StaffEndpoint>(name, input as EndpointInput<StaffEndpoint, File>),
  /** Takes the form with the id of the person, because it may have a document. */
  correctPerson: (form: FormData) => {
    const { id, document, ...typed } = Object.fromEntries(form);
    // The fields of the form have the names of the body's; the server rejects an empty choice.
    const body = typed as EndpointInput<'POST /api/admin/people/:id/corrections', File>['body'];
    const files = { document: document instanceof File && document.size > 0 ? [document] : [] };
    return callStaffApi('POST /api/admin/people/:id/corrections', {
      params: { id: String(id) },
      body,
      files,
    });
  },
};

/** The `clientAction` of the pages of the staff area. */
export const staffAction = pageAction(staffWrites);
