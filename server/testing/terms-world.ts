import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { digitsOf } from '#features/accounts/one-time-codes/one-time-code.ts';
import { upsertCode } from '#features/accounts/one-time-codes/queries.ts';
import type { Services } from '#platform/services.ts';
import { test as base } from '#testing/hold-world.ts';
import type { CallApi } from '#testing/test.ts';

interface Account {
  id: string;
  token: string;
}

/** Returns a code that signs for an account, at its proven contact or another one, without waiting for a message. */
export async function signingCode(
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
  id: string,
  contact?: string,
): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select(['role', sql<string>`coalesce(proven_mobile, email)`.as('address')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { role } = account;
  const scope = { role, purpose: 'sign', address: contact ?? account.address, account_id: id } as const;
  const code = { ...scope, id: randomUUID(), seed: randomBytes(16) };
  const [sent_at, expires_at] = [now().toISOString(), new Date(now().getTime() + 600_000).toISOString()];
  await upsertCode(db, { ...code, sent_at, expires_at });
  return digitsOf(secrets.codes, code);
}

export const agreed = { fee: 50_000, per: 'job', pay_days: 30 } as const;

/** What a house and a talent do about the terms of an application. */
export function signers(services: Services, callApi: CallApi, id: string, house: Account) {
  const day = (number: number) => addDays(dayInIndia(services.now()), number);
  const body = { ...agreed, from: day(60), until: day(61), message: 'Be our Gauri.', answer_by: day(3) };
  const otp = (account: string, contact?: string) => signingCode(services, account, contact);
  const offerOf = async () => {
    const offers = services.db.selectFrom('role_offer').select('id').where('application_id', '=', id);
    return (await offers.orderBy('made_at', 'desc').executeTakeFirst())?.id ?? randomUUID();
  };
  return {
    body,
    offerOf,
    send: async (fields: object = {}) =>
      callApi(
        'POST /api/production/applications/:id/terms',
        { params: { id }, body: { ...body, ...fields, otp: await otp(house.id) } },
        house,
      ),
    change: async (fields: object) => {
      const { message: _message, answer_by: _by, ...terms } = body;
      const changed = { ...terms, ...fields, otp: await otp(house.id) };
      return callApi(
        'POST /api/production/applications/:id/terms/change',
        { params: { id }, body: changed },
        house,
      );
    },
    sign: async (talent: Account, version = 1, contact?: string) =>
      callApi(
        'POST /api/user/offers/:id/terms/sign',
        { params: { id: await offerOf() }, body: { version, otp: await otp(talent.id, contact) } },
        talent,
      ),
    read: async (talent: Account) =>
      (await callApi('GET /api/user/offers/:id/terms', { params: { id: await offerOf() } }, talent)).body,
  };
}

export const test = base.extend(
  'termsOf',
  ({ services, callApi, house }) =>
    /** A house with an application of the talent, which can send terms. */
    async (talentId: string) => {
      const { id, house: owner } = await house(talentId);
      return { id, owner, ...signers(services, callApi, id, owner) };
    },
);
