import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import {
  insertMemo,
  insertSignature,
  insertTerms,
  updateToEnded,
  updateToSealed,
} from '#features/bookings/terms/queries.ts';
import type { World } from '#testing/matrix/matrix.ts';
import { agreed, test as base } from '#testing/terms-world.ts';

/** Seals terms of an application, whose last day of work was some days ago. Returns the offer. */
export async function workDone(
  { db, given, now }: Pick<World, 'db' | 'given' | 'now'>,
  application_id: string,
  { ago = 3, pay_days = 30, member }: { ago?: number; pay_days?: number; member?: string } = {},
): Promise<string> {
  const offers = db.selectFrom('role_offer').select('id').where('application_id', '=', application_id);
  const role_offer_id = (await offers.executeTakeFirst())?.id ?? (await given.offer(application_id));
  const until = addDays(dayInIndia(now()), -ago);
  const terms = { ...agreed, pay_days };
  const version = { role_offer_id, application_id, days: { from: until, until }, terms };
  const offer_terms_id = await insertTerms(db, { ...version, then_backup: false, follows: null }, now());
  const signature = { name: 'Asha', contact: 'a•••@test.example', offer_terms_id };
  for (const party of ['house', 'talent'] as const) {
    const account_id = party === 'house' ? (member ?? null) : null;
    await insertSignature(db, { ...signature, party, account_id, signed_at: now().toISOString() });
  }
  await insertMemo(db, offer_terms_id, 'en', Buffer.from('signed'));
  await updateToEnded(db, application_id, 'in force', now());
  await updateToSealed(db, offer_terms_id, now());
  return role_offer_id;
}

export const test = base
  .extend(
    'payer',
    ({ services, given, callApi, clock, person }) =>
      /** Returns a function that makes bookings of one house whose work is done, with what both sides do about pay. */
      async () => {
        const owner = await given.house({ verification: 'documents' });
        const { id: job_id } = await given.job({ production_house_id: owner.production_house_id });
        const day = (number: number) => addDays(dayInIndia(clock.now), number);
        return {
          ...{ owner, day, job_id },
          book: async (terms: Parameters<typeof workDone>[2] = {}) => {
            const talent = await person();
            const { id } = await given.application({ talent_id: talent.id, job_id });
            const offer = await workDone({ ...services, given }, id, { member: owner.id, ...terms });
            const [byHouse, byTalent] = [{ params: { id } }, { params: { id: offer } }];
            return {
              ...{ id, talent, offer },
              markByHouse: (paid_on = day(0), amount: number | string = 50_000) =>
                callApi(
                  'PUT /api/production/applications/:id/pay',
                  { ...byHouse, body: { amount, paid_on } },
                  owner,
                ),
              markByTalent: (paid_on = day(0), amount: number | string = 50_000) =>
                callApi('PUT /api/user/offers/:id/pay', { ...byTalent, body: { amount, paid_on } }, talent),
              disputeByHouse: (came = 50_000, text = 'We paid in cash.') =>
                callApi(
                  'PUT /api/production/applications/:id/pay-dispute',
                  { ...byHouse, body: { came, text } },
                  owner,
                ),
              disputeByTalent: (came = 20_000, text = 'The rest is missing.') =>
                callApi(
                  'PUT /api/user/offers/:id/pay-dispute',
                  { ...byTalent, body: { came, text } },
                  talent,
                ),
              seenByTalent: async () =>
                (await callApi('GET /api/user/offers/:id/terms', byTalent, talent)).body.pay,
              seenByHouse: async () =>
                (await callApi('GET /api/production/applications/:id/terms', byHouse, owner)).body.pay,
            };
          },
        };
      },
  )
  .extend('paying', ({ payer }) => async (terms?: Parameters<typeof workDone>[2]) => {
    const { book, ...house } = await payer();
    return { ...house, ...(await book(terms)) };
  });
