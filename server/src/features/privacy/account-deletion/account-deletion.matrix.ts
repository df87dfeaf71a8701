import { ofGuardian } from '#features/accounts/guardians/guardians.matrix.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';
import { password } from '#testing/matrix/objects.ts';

export const matrix: Matrix = {
  'POST /api/user/account-deletion': { body: { password } },
  'POST /api/production/account-deletion': {
    body: { password },
    // Open casting calls are closed first.
    request: async (_, { given }) => ({ as: await given.house({}, { password }) }),
  },
  'POST /api/guardian/account-deletion': { request: ofGuardian },
  'POST /api/guardian/account-deletion/cancel': {
    request: async (owner, world) => {
      const request = await ofGuardian(owner, world);
      await world.callApi('POST /api/guardian/account-deletion', request);
      return request;
    },
  },
};
