import type { EndpointInput, EndpointName, Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { readStaffToken } from '#features/admin/staff-token.ts';

type StaffEndpoint = Extract<EndpointName, `${string} /api/admin/${string}`>;

/** Sends one request of the contract as the logged-in member of staff. */
export function callStaffApi<N extends StaffEndpoint>(
  name: N,
  input?: EndpointInput<N, File>,
): Promise<Reply<N>> {
  // The cast is safe: the server checks an input that this endpoint requires.
  return callApi(name, input as EndpointInput<N, File>, { token: readStaffToken() });
}
