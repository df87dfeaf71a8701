import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { pdf } from '#testing/files.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo } from '#testing/matrix/objects.ts';

async function call({ job_id: id }: House, { db }: World): Promise<string> {
  const changed = { audition_type: 'Self-tape', shoot_dates: '2099-01-01' } as const;
  await db.updateTable('job').set(changed).where('id', '=', id).execute();
  return id;
}

const body = {
  instructions: 'Read scene 2 facing the camera.',
  day: addDays(dayInIndia(new Date()), 30),
  time: '18:30',
};

export const matrix: Matrix = {
  'PUT /api/production/self-tapes/:id': {
    of: { call },
    body,
    request: async (house, world) => ({ id: await call(house, world), files: { sides: [await pdf()] } }),
  },
  'POST /api/production/self-tapes/:id/requests': {
    of: {
      call: async (house, world) => {
        const application_ids = [await applicationTo(house, world)];
        return { id: await call(house, world), body: { application_ids } };
      },
    },
    body: { ...body, audience: 'person', application_ids: [crypto.randomUUID()] },
  },
};
