import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'POST /api/user/calendar-subscription': { body: { url: 'https://calendar.example/basic.ics' } },
  'DELETE /api/user/calendar-subscription': {},
};
