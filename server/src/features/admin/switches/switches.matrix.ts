import { insertSwitchedOff } from '#features/admin/switches/queries.ts';
import type { Matrix, Staff, World } from '#testing/matrix/matrix.ts';

const off = { name: 'whatsapp', reason: 'The provider fails.' } as const;

const switchOff = ({ id: staff_id }: Staff, { db, now }: World) =>
  insertSwitchedOff(db, { ...off, staff_id }, now());

export const matrix: Matrix = {
  'GET /api/admin/switches': { prepare: switchOff },
  'PUT /api/admin/safety-number': {
    body: { number: '1091' },
    prepare: (_, { db }) => db.updateTable('safety_number').set({ number: '112' }).execute(),
  },
  'POST /api/admin/switches/off': {
    body: off,
    prepare: (_, { db }) => db.deleteFrom('switched_off').execute(),
  },
  'POST /api/admin/switches/on': { body: { name: off.name }, prepare: switchOff },
};
