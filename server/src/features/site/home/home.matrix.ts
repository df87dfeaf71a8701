import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = { 'GET /api/pages/home': { readers: ['visitor', 'documents'] } };
