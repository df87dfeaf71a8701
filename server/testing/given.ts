import { createHash, randomBytes } from 'node:crypto';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Insertable } from 'kysely';
import type { Application, Job, ProductionHouse, Talent } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Who makes a call in a test: the holder of a session token. */
export interface Caller {
  token: string;
}

let count = 0;

/** Puts valid rows into a test's database; a test names only the fields it is about. */
export function createGiven({ db, now }: Services) {
  async function account(role: 'talent' | 'production', production_house_id: string | null) {
    count += 1;
    const { id, email, mobile } = await db
      .insertInto('account')
      .values({
        role,
        email: `person${count}@test.example`,
        mobile: `+9198${String(count).padStart(8, '0')}`,
        password_hash: 'no password fits',
        pan_last4: '234F',
        pan_fingerprint: randomBytes(32),
        aadhaar_last4: '0019',
        aadhaar_fingerprint: randomBytes(32),
        verified_at: now().toISOString(),
        production_house_id,
      })
      .returning(['id', 'email', 'mobile'])
      .executeTakeFirstOrThrow();
    return { id, email, mobile, token: await session(id) };
  }

  async function session(account_id: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const token_hash = createHash('sha256').update(token).digest();
    const created_at = now().toISOString();
    const expires_at = new Date(now().getTime() + 86_400_000).toISOString();
    await db.insertInto('session').values({ token_hash, account_id, created_at, expires_at }).execute();
    return token;
  }

  /** A verified talent with a session. */
  async function talent(fields: Partial<Insertable<Talent>> = {}) {
    const holder = await account('talent', null);
    await db
      .insertInto('talent')
      .values({ name: 'Asha Rao', ...fields, id: holder.id })
      .execute();
    return holder;
  }

  /** A verified production house with a session of its one account; `id` is the account's. */
  async function house(fields: Partial<Insertable<ProductionHouse>> = {}) {
    const { id } = await db
      .insertInto('production_house')
      .values({ company_name: 'Test Films', type_of_work: 'Film Production', ...fields })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...(await account('production', id)), production_house_id: id };
  }

  /** An open casting call, of a new house unless one is named. */
  async function job(fields: Partial<Insertable<Job>> = {}) {
    const production_house_id = fields.production_house_id ?? (await house()).production_house_id;
    const today = dayInIndia(now());
    return db
      .insertInto('job')
      .values({
        status: 'open',
        project_type: 'Web Series',
        project_description: 'A family of detectives in old Delhi.',
        language_required: 'Hindi',
        role_details: 'Lead Detective',
        role_type: 'Primary',
        gender: 'Female',
        category: 'All',
        age_range: '18-40',
        height: '160 cm or more',
        body_type: 'Average',
        skills_needed: 'Horse Riding',
        role_description: 'Quick, kind and never wrong.',
        phone_number: '+919812345678',
        email: 'casting@test.example',
        city_location: 'Mumbai',
        audition_type: 'Online',
        audition_dates: addDays(today, 20),
        shoot_dates: addDays(today, 40),
        shoot_duration: '30 days',
        application_deadline: addDays(today, 10),
        availability_required: 'Full-time',
        posted_on: now().toISOString(),
        ...fields,
        production_house_id,
      })
      .returning(['id', 'production_house_id', 'application_deadline'])
      .executeTakeFirstOrThrow();
  }

  async function application(fields: Partial<Insertable<Application>> & { talent_id: string }) {
    return db
      .insertInto('application')
      .values({
        role_specific_info: 'I ride horses.',
        travel: true,
        availability: true,
        applied_at: now().toISOString(),
        ...fields,
        job_id: fields.job_id ?? (await job()).id,
      })
      .returning(['id', 'job_id', 'talent_id'])
      .executeTakeFirstOrThrow();
  }

  return { talent, house, job, application };
}
