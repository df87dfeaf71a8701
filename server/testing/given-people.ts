import { randomBytes } from 'node:crypto';
import { heightInCm } from '@kirdaar/contract/rules/body-measures';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { sql } from 'kysely';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { codeOf } from '#features/accounts/two-factor/authenticator.ts';
import { insertStaffMember, insertStaffSession } from '#features/admin/staff-accounts/queries.ts';
import { seal } from '#platform/config/sealed-secret.ts';
import type { Services } from '#platform/services.ts';
import { insertChildGrade } from '#seed/insert-child-grade.ts';
import { insertRow, type Row } from '#testing/insert-row.ts';

/** Account fields that a test may set; only an account with a password can log in. */
type Access = Omit<Row<'account'>, 'mobile'> & { mobile?: string; password?: string };

const DAY_MS = 86_400_000;
let count = 0;

export function givenPeople({ db, now, secrets }: Services) {
  const at = (later = 0) => new Date(now().getTime() + later).toISOString();
  const passwordHash = async (password?: string) =>
    password ? await hashPassword(password) : 'no password fits';

  async function account({ password, ...fields }: Access & Pick<Row<'account'>, 'role'>) {
    count += 1;
    const { mobile = `+9198${String(count).padStart(8, '0')}` } = fields;
    const { id, email } = await insertRow(db, 'account', {
      role: 'talent',
      email: `person${count}@test.example`,
      mobile,
      password_hash: await passwordHash(password),
      pan_last4: '234F',
      pan_fingerprint: randomBytes(32),
      aadhaar_last4: '0019',
      aadhaar_fingerprint: randomBytes(32),
      verified_at: at(),
      mobile_verified_at: fields.verified_at === null ? null : at(),
      ...fields,
    });
    return { id, email, mobile, token: await session(id) };
  }

  /** Creates a session for an account. A negative duration creates an expired session. */
  async function session(account_id: string, lasts = DAY_MS): Promise<string> {
    const token = newToken();
    const times = { created_at: at(), expires_at: at(lasts) };
    await insertRow(db, 'session', { token_hash: hashToken(token), account_id, ...times });
    return token;
  }

  /** Inserts an active mandate, by which a verified agency does everything for a talent unless told otherwise. */
  async function mandate(fields: Partial<Row<'mandate'>> = {}) {
    const scopes = ['apply', 'answer', 'messages', 'profile'];
    const { holder_id, ...terms } = { invited_at: at(), active_since: at(), scopes, ...fields };
    const kind = fields.kind ?? 'agency';
    if (holder_id && kind === 'agency')
      await db
        .updateTable('talent')
        .set({ profile_type: 'Talent Agencies', agency_verified_at: at() })
        .where('id', '=', holder_id)
        .where(sql<boolean>`profile_type is distinct from 'Talent Agencies'`)
        .execute();
    return insertRow(db, 'mandate', { ...terms, kind, holder_id });
  }

  /** Creates a session in which the holder of a mandate acts for its talent. */
  async function actingSession(
    { id, talent_id, holder_id }: { id: string; talent_id: string | null; holder_id: string | null },
    own?: string,
  ): Promise<string> {
    const token = newToken();
    const holder_session = hashToken(own ?? (await session(String(holder_id))));
    const acting = { account_id: String(talent_id), mandate_id: id, holder_session };
    const times = { created_at: at(), expires_at: at(DAY_MS / 2) };
    await insertRow(db, 'session', { token_hash: hashToken(token), ...acting, ...times });
    return token;
  }

  async function talent(fields: Row<'talent'> = {}, access: Access = {}) {
    const holder = await account(access);
    const { height = '' } = JSON.parse(String(fields.details ?? '{}'));
    await insertRow(db, 'talent', {
      name: 'Asha Rao',
      height_cm: heightInCm(String(height)),
      ...fields,
      id: holder.id,
    });
    return holder;
  }

  /** Inserts an agency whose document staff have seen. */
  function agency(fields: Row<'talent'> = {}) {
    const verified = { profile_type: 'Talent Agencies', agency_verified_at: at() } as const;
    return talent({ name: 'Star Agency', ...verified, ...fields });
  }

  /** Inserts another team member of a house, with a session. */
  function member(
    { production_house_id }: { production_house_id: string },
    role: TeamRole,
    access: Access = {},
  ) {
    return account({ role: 'production', production_house_id, team_role: role, ...access });
  }

  /** Inserts a verified production house and a session for its only account; `id` is the account's. */
  async function house(fields: Row<'production_house'> = {}, access: Access = {}) {
    const company = { company_name: 'Test Films', type_of_work: 'Film Production', ...fields } as const;
    const { id: production_house_id } = await insertRow(db, 'production_house', company);
    return { ...(await member({ production_house_id }, 'owner', access)), production_house_id };
  }

  /** Inserts a house that two members of staff have verified for children. */
  async function houseForChildren(fields: Row<'production_house'> = {}, access: Access = {}) {
    const owner = await house({ ...fields, verification: 'documents' }, access);
    await childGrade(owner.production_house_id);
    return owner;
  }

  /** Verifies a house for children. */
  async function childGrade(production_house_id: string) {
    const [first, second] = [await staff('moderator'), await staff('moderator')];
    await insertChildGrade(db, now(), production_house_id, [first.id, second.id]);
  }

  async function endChildGrade(production_house_id: string) {
    const grades = db.updateTable('child_grade').where('production_house_id', '=', production_house_id);
    await grades.set({ ended_at: at() }).where('ended_at', 'is', null).execute();
  }

  /** Inserts what verifies a guardian with this contact: a mobile number, and a document that staff compared. */
  async function verifiedGuardian(contact: string) {
    count += 1;
    const mobile = contact.includes('@') ? `+9196${String(count).padStart(8, '0')}` : contact;
    const decided = { state: 'verified', kind: 'passport', sent_at: at(), decided_at: at() } as const;
    const identified_at = sql<string>`coalesce(guardian_proof.identified_at, ${at()})`;
    await db
      .insertInto('guardian_proof')
      .values({
        mailbox: mailboxOf(contact),
        mobile,
        mobile_proven_at: at(),
        ...decided,
        identified_at: at(),
      })
      .onConflict((conflict) => conflict.column('mailbox').doUpdateSet({ ...decided, identified_at }))
      .execute();
  }

  /**
   * Inserts the active consent of a child's mother, who entered a code, has been verified unless told otherwise, and
   * lets houses find the child and the child apply alone.
   */
  async function guardian(
    talent_id: string,
    { proven = true, ...fields }: Row<'guardian'> & { proven?: boolean } = {},
  ) {
    count += 1;
    const mobile = `+9197${String(count).padStart(8, '0')}`;
    const mother = { talent_id, name: 'Sunita Rao', relation: 'Mother', mobile, contact: mobile } as const;
    const consent = { requested_at: at(), confirmed_at: at(), consented_at: at(), consent_version: '2' };
    const { contact } = await insertRow(db, 'guardian', {
      ...mother,
      ...consent,
      listed: true,
      applies_alone: true,
      ...fields,
    });
    if (proven) await verifiedGuardian(contact);
  }

  /** Inserts a session that has just been confirmed. A negative duration creates an ended session. */
  async function staffSession(staff_id: string, lasts = DAY_MS / 24): Promise<string> {
    const token = newToken();
    const session = { token_hash: hashToken(token), staff_id, device: 'Firefox on Linux' };
    await insertStaffSession(db, { ...session, expires_at: at(lasts), now: now() });
    return token;
  }

  /** Inserts a member of staff; only one with a password can log in. */
  async function staff(role: StaffRole, { password }: { password?: string } = {}) {
    count += 1;
    const id = crypto.randomUUID();
    const secret = randomBytes(20);
    const person = { id, email: `staff${count}@test.example`, name: 'Meera Pillai' };
    const sealed_secret = seal(secrets.twoFactor, id, secret);
    const password_hash = await passwordHash(password);
    await insertStaffMember(db, { ...person, role, password_hash, sealed_secret }, now());
    return { ...person, token: await staffSession(id), codeAt: (instant: Date) => codeOf(secret, instant) };
  }

  /** Suspends or bans a house by two of staff, as if its casting calls had been held before; returns the suspension's ID. */
  async function suspension(production_house_id: string, kind: SuspensionKind = 'suspension') {
    const [proposed_by, confirmed_by] = [(await staff('moderator')).id, (await staff('moderator')).id];
    const at = now().toISOString();
    const times = { proposed_at: at, confirmed_at: at };
    const suspended = { production_house_id, kind, reason: 'Fees', proposed_by, confirmed_by };
    return (await insertRow(db, 'house_suspension', { ...suspended, ...times })).id;
  }

  return {
    session,
    mandate,
    actingSession,
    talent,
    agency,
    house,
    houseForChildren,
    childGrade,
    endChildGrade,
    member,
    guardian,
    verifiedGuardian,
    staff,
    suspension,
    staffSession,
  };
}
