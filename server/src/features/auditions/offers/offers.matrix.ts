import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { applicants } from '#features/applications/apply/apply.matrix.ts';
import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo } from '#testing/matrix/objects.ts';

export const offerForm = {
  message: 'We would love to have you.',
  answer_by: addDays(dayInIndia(new Date()), 365),
};

async function offered(talent: Account, world: World): Promise<string> {
  const { id } = await applicationOf(talent, world);
  const offers = world.db.selectFrom('role_offer').select('id').where('application_id', '=', id);
  return (await offers.executeTakeFirst())?.id ?? world.given.offer(id);
}

async function answering(house: House, world: World): Promise<string> {
  const id = await applicationTo(house, world);
  await world.given.offer(id);
  return id;
}

async function accept(id: string, { given }: World): Promise<string> {
  const offer = await given.offer(id, 'accepted');
  await given.step(id, 'selected', 'talent');
  return offer;
}

/** An application of whom the role is. */
async function accepted(house: House, world: World): Promise<string> {
  const id = await applicationTo(house, world);
  await accept(id, world);
  return id;
}

const steppedBack = new Map<string, string>();

/** A role of a talent: the same each time, because a talent without a plan may send few applications. */
async function role({ id: talent_id }: Account, world: World): Promise<string> {
  const known = steppedBack.get(talent_id);
  if (known) return known;
  const offer = await accept((await world.given.application({ talent_id })).id, world);
  steppedBack.set(talent_id, offer);
  return offer;
}

export const matrix: Matrix = {
  'GET /api/production/next-steps/:id': { of: applicants, about: ({ adult }) => adult.id },
  'POST /api/production/applications/:id/offer': {
    of: { application: applicationTo },
    body: { ...offerForm, confirm: true },
  },
  'DELETE /api/production/applications/:id/offer': { of: { application: answering } },
  'GET /api/user/offers': {},
  'POST /api/user/offers/:id/accept': { of: { offer: offered } },
  'POST /api/user/offers/:id/decline': { of: { offer: offered }, body: { reason: 'I am away.' } },
  'POST /api/production/applications/:id/cancel-role': {
    of: { 'accepted application': accepted },
    body: { reason: 'The series is postponed.' },
  },
  'POST /api/user/offers/:id/step-back': { of: { role }, body: { reason: 'I am away.' } },
};
