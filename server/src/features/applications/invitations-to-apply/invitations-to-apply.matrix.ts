import { newCall } from '#features/jobs/job-posts/job-posts.matrix.ts';
import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';

const message = 'We saw you on stage.';

async function invite(job_id: string, { id: talent_id }: Account, { db, now }: World): Promise<string> {
  const invitation = { job_id, talent_id, message, invited_at: now().toISOString() };
  return insert(db, 'invitation_to_apply', invitation);
}
const invitation = async (talent: Account, world: World) =>
  invite((await world.given.job()).id, talent, world);

async function muted({ id: talent_id }: Account, { db, given, now }: World): Promise<string> {
  const { production_house_id } = await given.house();
  const mute = { talent_id, production_house_id, muted_at: now().toISOString() };
  await db.insertInto('house_mute').values(mute).execute();
  return production_house_id;
}

async function newInvitation(house: House, world: World) {
  const { id: talent_id } = await world.given.talent({ date_of_birth: '1990-05-01' });
  return { id: await newCall(house, world), body: { talent_ids: [talent_id] } };
}

export const matrix: Matrix = {
  'GET /api/production/casting-invitations': {
    viewers: async ({ documents }, world) => {
      const facts = { city: 'Pune', profile_type: 'DANCERS' } as const;
      const unlisted = { ...facts, date_of_birth: '1990-05-01', visibility: 'link' } as const;
      await invite(documents.job_id, await world.given.talent(unlisted), world);
      return { 'the house': documents };
    },
  },
  'POST /api/production/casting-invitations/check': { of: { call: newInvitation }, field: 'job_id' },
  'POST /api/production/casting-invitations': {
    of: { call: newInvitation },
    field: 'job_id',
    body: { message },
  },
  'GET /api/user/casting-invitations': {
    viewers: async ({ adult, child }, world) => {
      const facts = { image: '/media/public/job.webp', compensation: 'Paid', age_range: '5-60' };
      const company = { profile_photo: '/media/public/house.webp' };
      const { production_house_id } = await world.given.houseForChildren(company);
      const { id } = await world.given.job({ ...facts, production_house_id });
      await invite(id, adult, world);
      return { 'the talent': adult, 'another talent': child };
    },
  },
  'POST /api/user/casting-invitations/:id/decline': { of: { invitation } },
  'POST /api/user/casting-invitations/:id/mute': { of: { invitation } },
  'GET /api/user/muted-houses': { prepare: muted },
  'DELETE /api/user/muted-houses/:id': { of: { 'muted house': muted } },
};
