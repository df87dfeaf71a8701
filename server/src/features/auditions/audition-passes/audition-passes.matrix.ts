import { invited } from '#features/auditions/audition-invitations/audition-invitations.matrix.ts';
import { sharePass } from '#features/auditions/audition-passes/share-pass.ts';
import { insertAttendance } from '#features/auditions/check-in/queries.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo } from '#testing/matrix/objects.ts';

/** Confirms a slot that begins within the hour. */
async function confirm(id: string, job_id: string, { given, now }: World) {
  const start = now().getTime() + 1_800_000;
  const [starts_at, ends_at] = [start, start + 1_800_000].map((at) => new Date(at).toISOString());
  const place = `Hall ${crypto.randomUUID()}`;
  const slot = await given.slot(job_id, { starts_at, ends_at, place, contact_name: 'Ravi Menon' });
  await given.confirmed(id, slot.id);
  return slot.id;
}

async function audition(talent: Account, world: World) {
  const { id, job_id } = await invited(talent, world);
  // Who is checked in keeps the slot.
  await world.db.deleteFrom('audition_attendance').where('application_id', '=', id).execute();
  const slot_id = await confirm(id, job_id, world);
  await insertAttendance(world.db, { application_id: id, slot_id, account_id: talent.id }, world.now());
  return id;
}

async function byLink(_: unknown, world: World) {
  const house = await world.given.house();
  const { id: job_id } = await world.given.job({ production_house_id: house.production_house_id });
  const id = await applicationTo({ ...house, job_id }, world);
  await world.given.invitation(id);
  await confirm(id, job_id, world);
  const sent = world.db.selectFrom('application').select('talent_id').where('id', '=', id);
  const url = await sharePass(world, (await sent.executeTakeFirstOrThrow()).talent_id, id);
  return { body: { token: url.split('/').at(-1) ?? '' } };
}

export const matrix: Matrix = {
  'POST /api/user/auditions/:id/pass': { of: { audition } },
  'DELETE /api/user/auditions/:id/pass': { of: { audition } },
  'PUT /api/user/auditions/:id/check-in': { of: { audition } },
  'PUT /api/user/auditions/:id/check-out': { of: { audition } },
  'PUT /api/user/auditions/:id/woman': { of: { audition } },
  'POST /api/audition-pass': {
    request: byLink,
    viewers: async (_, world) => ({ 'the person with the link': await byLink(_, world) }),
  },
};
