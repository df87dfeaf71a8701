import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { offerForm } from '#features/auditions/offers/offers.matrix.ts';
import { days } from '#features/bookings/availability/availability.matrix.ts';
import {
  insertMemo,
  insertSignature,
  insertTerms,
  updateToSealed,
} from '#features/bookings/terms/queries.ts';
import type { Account, House, Matrix, Showcase, World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo } from '#testing/matrix/objects.ts';
import { agreed, signingCode } from '#testing/terms-world.ts';

const otp = '000000';
const terms = { ...agreed, ...days };
// As `given.offer` makes it, so that it can be repeated.
const offer = { ...terms, ...offerForm, answer_by: addDays(dayInIndia(new Date()), 7), confirm: true };

/** Returns the offer of an application, with terms that the house has signed. */
async function withTerms(application_id: string, { db, given, now }: World): Promise<string> {
  const offers = db.selectFrom('role_offer').select('id').where('application_id', '=', application_id);
  const role_offer_id = (await offers.executeTakeFirst())?.id ?? (await given.offer(application_id));
  const known = db.selectFrom('offer_terms').select('id').where('role_offer_id', '=', role_offer_id);
  if (await known.executeTakeFirst()) return role_offer_id;
  const version = { role_offer_id, application_id, days, terms: agreed, then_backup: true, follows: null };
  const offer_terms_id = await insertTerms(db, version, now());
  const house = { party: 'house', name: 'Asha', contact: 'a•••@test.example' } as const;
  await insertSignature(db, { ...house, offer_terms_id, signed_at: now().toISOString() });
  return role_offer_id;
}

async function termed(house: House, world: World): Promise<string> {
  const id = await applicationTo(house, world);
  await withTerms(id, world);
  return id;
}

const offered = async (talent: Account, world: World) =>
  withTerms((await applicationOf(talent, world)).id, world);

/** The application of a talent whom the house knows already, with terms. */
async function about({ adult }: Showcase, world: World): Promise<string> {
  await offered(adult, world);
  return (await applicationOf(adult, world)).id;
}

/** An offer whose terms the talent has signed, so that a repeated signature needs no code. */
async function signed(talent: Account, world: World): Promise<string> {
  const id = await offered(talent, world);
  const { db, now } = world;
  const open = db
    .selectFrom('offer_terms')
    .select('id')
    .where('role_offer_id', '=', id)
    .where('sealed_at', 'is', null);
  const { id: offer_terms_id } = (await open.executeTakeFirst()) ?? {};
  if (!offer_terms_id) return id;
  const own = { party: 'talent', name: 'Mira', contact: 'm•••@test.example' } as const;
  await insertSignature(db, { ...own, offer_terms_id, signed_at: now().toISOString() });
  await insertMemo(db, offer_terms_id, 'en', Buffer.from('signed'));
  await updateToSealed(db, offer_terms_id, now());
  return id;
}

/** An offer with terms in force, and a change of them as the second version. */
async function changed(talent: Account, world: World): Promise<string> {
  const role_offer_id = await offered(talent, world);
  const { db, now } = world;
  const versions = db.selectFrom('offer_terms').select('version').where('role_offer_id', '=', role_offer_id);
  if ((await versions.execute()).length > 1) return role_offer_id;
  await signed(talent, world);
  const { id: application_id } = await applicationOf(talent, world);
  const change = { role_offer_id, application_id, days, terms: agreed, then_backup: false, follows: null };
  await insertTerms(db, change, now());
  return role_offer_id;
}

/** The first request comes with a code. Repeated, it needs none: the terms are what the house proposed. */
const byCode = (make: (house: House, world: World) => Promise<string>, body: object) => ({
  of: { application: termed },
  body: { ...body, otp },
  request: async (house: House, world: World) => ({
    id: await make(house, world),
    body: { ...body, fee: 70_000, otp: await signingCode(world, house.id) },
  }),
});

export const matrix: Matrix = {
  'GET /api/production/applications/:id/terms': { of: { application: termed }, about },
  'POST /api/production/applications/:id/terms/code': { of: { application: applicationTo }, body: offer },
  'POST /api/production/applications/:id/terms': byCode(applicationTo, offer),
  'POST /api/production/applications/:id/terms/change': byCode(termed, terms),
  'GET /api/production/applications/:id/deal-memo.pdf': { of: { application: termed }, about },
  'GET /api/user/offers/:id/terms': { of: { offer: offered } },
  'POST /api/user/offers/:id/terms/code': { of: { offer: offered } },
  'POST /api/user/offers/:id/terms/sign': {
    of: { offer: signed },
    body: { version: 1, otp },
    request: async (talent, world) => ({
      id: await offered(talent, world),
      body: { version: 1, otp: await signingCode(world, talent.id) },
    }),
  },
  'POST /api/user/offers/:id/terms/keep': { of: { offer: changed }, body: { version: 2 } },
  'GET /api/user/offers/:id/deal-memo.pdf': { of: { offer: offered } },
};
