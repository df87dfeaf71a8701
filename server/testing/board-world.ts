import type { ReviewStep } from '@kirdaar/contract/rules/review';
import { type Insertable, sql } from 'kysely';
import { settleSteps } from '#features/held-steps/tasks.ts';
import type { Database } from '#platform/database.ts';
import type { Talent } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import type { Caller, createGiven } from '#testing/given.ts';
import type { Call } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** A house with a call that is known to the minute, and a way to have talents apply to it. */
export async function createBoard(given: Given, verification: 'email' | 'documents' = 'documents') {
  const house = await given.house({ company_name: 'Lamp Films', verification });
  const { id: job_id } = await given.job({
    production_house_id: house.production_house_id,
    gender: 'Female',
    age_range: '20-30',
    language_required: 'Hindi',
    city_location: 'Mumbai',
    skills_needed: 'Horse Riding',
  });
  async function applicant(
    fields: Partial<Insertable<Talent>> = {},
    sent: Partial<Parameters<Given['application']>[0]> = {},
  ) {
    const talent = await given.talent({ date_of_birth: '2000-05-01', gender: 'Female', ...fields });
    const { id } = await given.application({ ...sent, talent_id: talent.id, job_id });
    return { id, talent };
  }
  return { house, job_id, applicant };
}

/** Many talents who applied to a call, several within each millisecond, as fast as the database makes them. */
export async function insertApplicants(db: Database, jobId: string, count: number) {
  await sql`
    insert into account (role, email, mobile, password_hash, pan_last4, pan_fingerprint, aadhaar_last4,
      aadhaar_fingerprint, verified_at)
    select 'talent', 'many' || n || '@test.example', '+9196' || lpad(n::text, 8, '0'), 'none', '234F',
      sha256(('p' || n)::bytea), '0019', sha256(('a' || n)::bytea), now()
    from generate_series(1, ${count}::integer) n
  `.execute(db);
  await sql`
    insert into talent (id, name, gender, date_of_birth, city, languages, skills)
    select id, 'Talent ' || n, 'Female', date '1980-01-01' + n * 5, (array['Mumbai', 'Pune', 'Delhi'])[1 + n % 3],
      case when n % 2 = 0 then array['Hindi', 'Marathi'] else array['Tamil'] end,
      case when n % 5 = 0 then array['Horse Riding'] else array['yoga'] end
    from (select id, substring(email from '\\d+')::integer n from account where email like 'many%') made
  `.execute(db);
  await sql`
    insert into application (talent_id, job_id, role_specific_info, travel, availability, applied_at)
    select id, ${jobId}, 'I ride.', true, true, now() - (row_number() over () / 7) * interval '3 microseconds'
    from account where email like 'many%'
  `.execute(db);
}

/** A new step of applications. */
export function stepOf(application_ids: string[], status: ReviewStep) {
  return { body: { request_id: crypto.randomUUID(), application_ids, status } };
}

/** Runs the work that waits for held steps to be due; the queue itself goes by the clock of the database. */
export async function settleHeldSteps(services: Services) {
  const requests = services.db.selectFrom('review_step').select('request_id').distinct();
  for (const request of await requests.execute()) await settleSteps.run(services, request, '');
}

/** What a talent is told of each application. */
export async function toldTo(call: Call, talent: Caller) {
  const { body } = await call('GET /api/user/job-applications', {}, talent);
  return body.data.map(({ status, timeline }) => ({ status, steps: timeline.map((step) => step.status) }));
}
