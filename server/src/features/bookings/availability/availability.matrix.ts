import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { markDays } from '#features/bookings/availability/queries.ts';
import { publicCalls } from '#features/jobs/saved-jobs/saved-jobs.matrix.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

const from = addDays(dayInIndia(new Date()), 30);
export const days = { from, until: addDays(from, 1) };

const marked = ({ id }: Account, { db }: World) => markDays(db, id, days, 'away');

export const matrix: Matrix = {
  'GET /api/user/availability': { prepare: marked },
  'PUT /api/user/availability': { body: { ...days, kind: 'away' } },
  'GET /api/user/availability/clashes/:id': { of: publicCalls },
};
