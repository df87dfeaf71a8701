import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type {
  Account,
  AccountRole,
  GoogleExchange,
  GoogleIdentity,
  GoogleRegistration,
  GoogleSignIn,
  ProductionHouse,
} from '#platform/database/database-types.generated.ts';

export function insertSignIn(db: Database, signIn: Insertable<GoogleSignIn>) {
  return db.insertInto('google_sign_in').values(signIn).execute();
}

/** Consumes the sign-in that this browser started; undefined if it was used or has expired. */
export function consumeSignIn(db: Database, browser_hash: Buffer, now: Date) {
  return db
    .deleteFrom('google_sign_in')
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now.toISOString())
    .returning(['role', 'state', 'nonce', 'code_verifier'])
    .executeTakeFirst();
}

type ExchangeHashes = Pick<Insertable<GoogleExchange>, 'code_hash' | 'browser_hash'>;

export function insertExchange(db: Database, exchange: Insertable<GoogleExchange>) {
  return db.insertInto('google_exchange').values(exchange).execute();
}

/** Returns the account of a code, unless it was used, has expired or belongs to another browser. */
export function findExchange(db: Database, role: AccountRole, exchange: ExchangeHashes, now: Date) {
  return db
    .selectFrom('google_exchange')
    .innerJoin('account', 'account.id', 'account_id')
    .select('account_id')
    .where('account.role', '=', role)
    .where((where) => where.and(exchange))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Consumes the code, under the same conditions as `findExchange`. */
export function consumeExchange(db: Database, exchange: ExchangeHashes, now: Date) {
  return db
    .deleteFrom('google_exchange')
    .where((where) => where.and(exchange))
    .where('expires_at', '>', now.toISOString())
    .returning('account_id')
    .executeTakeFirst();
}

export async function deleteExpiredSignIns(db: Database, now: Date) {
  for (const table of ['google_sign_in', 'google_exchange', 'google_registration'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
}

export function findGoogleIdentity(
  db: Database,
  role: AccountRole,
  { iss, sub }: { iss: string; sub: string },
) {
  return db
    .selectFrom('google_identity')
    .select('account_id')
    .where('issuer', '=', iss)
    .where('subject', '=', sub)
    .where('role', '=', role)
    .executeTakeFirst();
}

export function insertGoogleRegistration(db: Database, registration: Insertable<GoogleRegistration>) {
  return db.insertInto('google_registration').values(registration).execute();
}

/** Returns whom Google identified, under the same conditions as `findExchange`. */
export function consumeGoogleRegistration(db: Database, codes: ExchangeHashes, now: Date) {
  return db
    .deleteFrom('google_registration')
    .where((where) => where.and(codes))
    .where('expires_at', '>', now.toISOString())
    .returning(['issuer as iss', 'subject as sub', 'email'])
    .executeTakeFirst();
}

/** Links an account to a Google identity. Returns undefined if it is linked to another one. */
export function insertGoogleIdentity(db: Database, identity: Insertable<GoogleIdentity>) {
  return db
    .insertInto('google_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
}

export async function insertGoogleHouse(db: Database, email: string, now: Date) {
  const { id: production_house_id } = await db
    .insertInto('production_house')
    .values({ awaits_registration: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('account')
    .values({
      role: 'production',
      email,
      production_house_id,
      team_role: 'owner',
      came_by_google: true,
      verified_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Adds the details that the account lacks. Returns undefined if it already has different ones. */
export function updateAccountToComplete(
  db: Database,
  id: string,
  numbers: Required<Pick<Insertable<Account>, 'pan_fingerprint' | 'aadhaar_fingerprint' | 'mobile'>> &
    Updateable<Account>,
) {
  return db
    .updateTable('account')
    .set(numbers)
    .where('id', '=', id)
    .where('came_by_invitation', '=', false)
    .where((where) =>
      where.or([
        where('pan_fingerprint', 'is', null),
        where.and({
          pan_fingerprint: numbers.pan_fingerprint,
          aadhaar_fingerprint: numbers.aadhaar_fingerprint,
          mobile: numbers.mobile,
        }),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
}

/** Returns whether the house of a member has given what every house registers with. */
export async function isRegistered(db: Database, accountId: string): Promise<boolean> {
  const { awaits_registration } = await db
    .selectFrom('account')
    .innerJoin('production_house', 'production_house.id', 'account.production_house_id')
    .select('awaits_registration')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return !awaits_registration;
}

/** Completes the registration of a house. Returns undefined if that was done, unless it was by the same answers. */
export function updateHouseToComplete(
  db: Database,
  id: string,
  answers: Pick<Updateable<ProductionHouse>, 'type_of_work' | 'company_name' | 'gst_no' | 'gst_matches_pan'>,
) {
  const { type_of_work, company_name = sql.ref('company_name'), gst_no = null } = answers;
  const isSame = sql<boolean>`(type_of_work, company_name, gst_no)
    is not distinct from (${type_of_work}::work_type, ${company_name}, ${gst_no}::text)`;
  return db
    .updateTable('production_house')
    .set({ ...answers, awaits_registration: false })
    .where('id', '=', id)
    .where((where) => where.or([where('awaits_registration', '=', true), isSame]))
    .returning('id')
    .executeTakeFirst();
}

export function deleteGoogleIdentity(db: Database, account_id: string) {
  return db.deleteFrom('google_identity').where('account_id', '=', account_id).execute();
}
