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
};

/** The `clientAction` of the pages of the staff area. */
export const staffAction = pageAction(staffWrites);
