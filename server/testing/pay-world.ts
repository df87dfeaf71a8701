import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import {
  insertMemo,
  insertSignature,
  insertTerms,
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

export const test = base.extend(
  'paying',
  ({ services, given, callApi, clock, house, person }) =>
    /** A booking whose work is done, with what both sides can do about its pay. */
    async (terms: Parameters<typeof workDone>[2] = {}) => {
      const talent = await person();
      const { id, house: owner } = await house(talent.id);
      const offer = await workDone({ ...services, given }, id, { member: owner.id, ...terms });
      const day = (number: number) => addDays(dayInIndia(clock.now), number);
      return {
        ...{ id, owner, talent, offer, day },
        markByHouse: (paid_on = day(0), amount: number | string = 50_000) =>
          callApi(
            'PUT /api/production/applications/:id/pay',
            { params: { id }, body: { amount, paid_on } },
            owner,
          ),
        markByTalent: (paid_on = day(0), amount: number | string = 50_000) =>
          callApi(
            'PUT /api/user/offers/:id/pay',
            { params: { id: offer }, body: { amount, paid_on } },
            talent,
          ),
        seenByTalent: async () =>
          (await callApi('GET /api/user/offers/:id/terms', { params: { id: offer } }, talent)).body.pay,
        seenByHouse: async () =>
          (await callApi('GET /api/production/applications/:id/terms', { params: { id } }, owner)).body.pay,
      };
    },
);
