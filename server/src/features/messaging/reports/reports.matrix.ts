import { invited } from '#features/auditions/audition-invitations/audition-invitations.matrix.ts';
import { toBePaid, toPay } from '#features/bookings/pay/pay.matrix.ts';
import { upsertMark } from '#features/bookings/pay/queries.ts';
import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';

async function audition(talent: Account, world: World) {
  return { id: (await invited(talent, world)).id, body: { request_id: crypto.randomUUID() } };
}

const dispute = { came: 20_000, text: 'The rest is missing.' };

/** Pay that the talent has marked, so that the house can dispute it. */
async function marked(house: House, world: World): Promise<string> {
  const application_id = await toPay(house, world);
  const mark = { application_id, party: 'talent', amount_paise: 5_000_000, paid_on: '2026-01-01' } as const;
  await upsertMark(world.db, { ...mark, marked_at: world.now().toISOString() });
  return application_id;
}

export const matrix: Matrix = {
  'POST /api/user/auditions/:id/unsafe': { of: { audition } },
  'PUT /api/production/applications/:id/pay-dispute': { of: { application: marked }, body: dispute },
  'PUT /api/production/applications/:id/feedback': {
    of: { application: toPay },
    body: { punctual: 'yes', work_again: 'no' },
  },
  'PUT /api/user/offers/:id/feedback': { of: { offer: toBePaid }, body: { terms_kept: 'yes', safe: 'no' } },
  'PUT /api/user/offers/:id/pay-dispute': { of: { offer: toBePaid }, body: dispute },
};
