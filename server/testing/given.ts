import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { Insertable } from 'kysely';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { closeJob } from '#features/applications/closing/close-job.ts';
import { periodFrom } from '#features/billing/plans/period.ts';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import type {
  Account,
  Application,
  Guardian,
  Job,
  ProductionHouse,
  Talent,
} from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import { givenArrangements } from '#testing/arrangements.ts';
import { givenDeliveries } from '#testing/deliveries.ts';
import { givenInbox } from '#testing/inbox.ts';
import { childTerms, jobPost } from '#testing/posts.ts';
import { givenStaff } from '#testing/staff.ts';
import { givenFiles } from '#testing/stored-files.ts';

/** The sender of a test request: the holder of a session token. */
export interface Caller {
  token: string;
}

/** Account fields that a test may set; only an account with a password can log in. */
type Access = Partial<
  Pick<Insertable<Account>, 'email' | 'verified_at' | 'mobile_verified_at' | 'team_role' | 'display_name'>
> & {
  mobile?: string;
  password?: string;
};

let count = 0;

/** Inserts valid rows into the test database; a test names only the fields it is about. */
export function createGiven(services: Services) {
  const { db, now } = services;
  async function account(
    role: 'talent' | 'production',
    production_house_id: string | null,
    { password, ...fields }: Access,
  ) {
    count += 1;
    const { mobile = `+9198${String(count).padStart(8, '0')}` } = fields;
    const { id, email } = await db
      .insertInto('account')
      .values({
        role,
        email: `person${count}@test.example`,
        mobile,
        password_hash: password ? await hashPassword(password) : 'no password fits',
        pan_last4: '234F',
        pan_fingerprint: randomBytes(32),
        aadhaar_last4: '0019',
        aadhaar_fingerprint: randomBytes(32),
        verified_at: now().toISOString(),
        mobile_verified_at: fields.verified_at === null ? null : now().toISOString(),
        production_house_id,
        team_role: production_house_id ? 'owner' : null,
        ...fields,
      })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow();
    return { id, email, mobile, token: await session(id) };
  }

  /**
   * Creates a session for an account, by default valid for one day. A negative duration creates an expired
   * session.
   */
  async function session(account_id: string, lasts = 86_400_000): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const token_hash = createHash('sha256').update(token).digest();
    const created_at = now().toISOString();
    const expires_at = new Date(now().getTime() + lasts).toISOString();
    await db.insertInto('session').values({ token_hash, account_id, created_at, expires_at }).execute();
    return token;
  }

  /** Inserts a verified talent with a session. */
  async function talent(fields: Partial<Insertable<Talent>> = {}, access: Access = {}) {
    const holder = await account('talent', null, access);
    await db
      .insertInto('talent')
      .values({ name: 'Asha Rao', ...fields, id: holder.id })
      .execute();
    return holder;
  }

  /** Inserts a verified production house and a session for its only account; `id` is the account's. */
  async function house(fields: Partial<Insertable<ProductionHouse>> = {}, access: Access = {}) {
    const { id } = await db
      .insertInto('production_house')
      .values({ company_name: 'Test Films', type_of_work: 'Film Production', ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...(await account('production', id, access)), production_house_id: id };
  }

  /** Inserts another team member of a house, with a session. */
  function member(
    { production_house_id }: { production_house_id: string },
    role: TeamRole,
    access: Access = {},
  ) {
    return account('production', production_house_id, { team_role: role, ...access });
  }

  /** Inserts an open casting call, for a new house unless one is given. */
  async function job(fields: Partial<Insertable<Job>> = {}) {
    const castsChildren = mayCastChildren(fields.age_range ?? '18');
    const verification = castsChildren ? ('documents' as const) : ('email' as const);
    const production_house_id =
      fields.production_house_id ?? (await house({ verification })).production_house_id;
    return db
      .insertInto('job')
      .values({
        ...jobPost(now()),
        ...(castsChildren && childTerms),
        status: 'open',
        category: 'All',
        posted_on: now().toISOString(),
        ...fields,
        production_house_id,
      })
      .returning(['id', 'production_house_id', 'application_deadline'])
      .executeTakeFirstOrThrow();
  }

  /** Closes a casting call as its house, which rejects every applicant awaiting a decision. */
  async function closed(id: string) {
    const { production_house_id } = await db
      .selectFrom('job')
      .select('production_house_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: account_id } = await db
      .selectFrom('account')
      .select('id')
      .where('production_house_id', '=', production_house_id)
      .executeTakeFirstOrThrow();
    await closeJob(services, { id: account_id, production_house_id }, id, undefined);
  }

  /** Inserts the active consent of a child's mother, who entered a code and lets houses find the child. */
  async function guardian(talent_id: string, fields: Partial<Insertable<Guardian>> = {}) {
    count += 1;
    const at = now().toISOString();
    const mobile = `+9197${String(count).padStart(8, '0')}`;
    const consent = { requested_at: at, confirmed_at: at, consented_at: at, consent_version: '2' };
    const mother = { talent_id, name: 'Sunita Rao', relation: 'Mother', mobile, contact: mobile } as const;
    await db
      .insertInto('guardian')
      .values({ ...mother, ...consent, listed: true, ...fields })
      .execute();
  }

  /** Inserts a share link to a talent's public profile, valid for one week. */
  async function profileLink(talent_id: string) {
    const token = randomBytes(32).toString('base64url');
    const { id } = await db
      .insertInto('profile_share_link')
      .values({
        talent_id,
        request_id: randomUUID(),
        label: 'For a house',
        token_hash: createHash('sha256').update(token).digest(),
        created_at: now().toISOString(),
        expires_at: new Date(now().getTime() + 7 * 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  }

  /** Inserts an application, with every consent unless others are given. */
  async function application(
    fields: Partial<Insertable<Application>> & { talent_id: string },
    consents: readonly { id: string; version: string }[] = applyConsents,
  ) {
    const sent = await db
      .insertInto('application')
      .values({
        role_specific_info: 'I ride horses.',
        travel: true,
        availability: true,
        applied_at: now().toISOString(),
        ...fields,
        job_id: fields.job_id ?? (await job()).id,
      })
      .returning(['id', 'job_id', 'talent_id', 'applied_at'])
      .executeTakeFirstOrThrow();
    const { id: application_id, applied_at: agreed_at } = sent;
    for (const { id: consent, version } of consents) {
      const agreed = { application_id, consent, version, agreed_at };
      await db.insertInto('application_consent').values(agreed).execute();
    }
    return sent;
  }

  /** Gives a talent a plan that starts now, or at `from`. */
  async function plan(talent_id: string, { plan: name, from }: { plan: 'Basic' | 'Pro'; from?: string }) {
    const { id, duration_in_days } = await db
      .selectFrom('plan')
      .select(['id', 'duration_in_days'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const period = periodFrom(from ? new Date(from) : now(), duration_in_days);
    return db
      .insertInto('subscription')
      .values({ talent_id, plan_id: id, ...period })
      .returning(['id', 'plan_id', 'starts_at', 'ends_at'])
      .executeTakeFirstOrThrow();
  }

  async function savedSearch(talent_id: string, filters: JobFilter = {}, name = 'Search') {
    const at = now().toISOString();
    return db
      .insertInto('saved_search')
      .values({ talent_id, name, filters: JSON.stringify(filters), created_at: at, alerts_from: at })
      .returning(['id', 'stop_token'])
      .executeTakeFirstOrThrow();
  }

  return {
    /** Returns the birth date of a person who turns this age today. */
    born: (age: number) => yearsBefore(dayInIndia(now()), age),
    talent,
    house,
    member,
    job,
    closed,
    guardian,
    profileLink,
    application,
    ...givenArrangements({ db, now }),
    ...givenFiles({ db, now }),
    ...givenInbox({ db, now }),
    ...givenDeliveries({ db, now }),
    ...givenStaff(services),
    savedSearch,
    plan,
    session,
  };
}
