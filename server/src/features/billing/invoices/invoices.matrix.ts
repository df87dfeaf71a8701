import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = { 'GET /api/user/invoices': { readers: ['buyer'] } };
