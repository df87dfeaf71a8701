import { ofChild, ofGuardian } from '#features/accounts/guardians/guardians.matrix.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/account/consents': { readers: ['adult'] },
  'DELETE /api/user/guardian': { request: ofChild },
  'POST /api/guardian/withdraw': { request: ofGuardian },
  'POST /api/guardian/not-mine': { request: ofGuardian },
};
