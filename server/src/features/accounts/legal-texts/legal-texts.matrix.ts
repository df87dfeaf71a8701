import { ofChild, ofGuardian } from '#features/accounts/guardians/guardians.matrix.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

const body = { agreed: [{ page: 'terms', version: 1 }] };

export const matrix: Matrix = {
  'GET /api/content/legal': {},
  'GET /api/account/legal': { readers: ['adult'] },
  'POST /api/account/legal': { body },
  'POST /api/account/legal/guardian': { request: ofChild },
  'POST /api/guardian/legal': { body, request: ofGuardian },
};
