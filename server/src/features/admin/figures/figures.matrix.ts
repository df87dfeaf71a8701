import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = { 'GET /api/admin/figures': {}, 'GET /api/admin/figures.csv': {} };
