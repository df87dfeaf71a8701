import type { MoveStage } from '@kirdaar/contract/rules/review';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Talent } from '#platform/database/database-types.generated.ts';
import type { Caller, createGiven } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** Creates a house with a casting call of fixed details, and a function that adds applicants. */
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
    const talent = await given.talent({ date_of_birth: given.born(26), gender: 'Female', ...fields });
    const { id } = await given.application({ ...sent, talent_id: talent.id, job_id });
    return { id, talent };
  }
  return { house, job_id, applicant };
}

/** Inserts many applicants of a casting call in one go, several within each millisecond. */
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

/** The request for a new stage of applications. */
export function moveOf(application_ids: string[], status: MoveStage) {
  return { body: { request_id: crypto.randomUUID(), application_ids, status } };
}

/** The request that sends the decisions about applications. */
export function sendOf(
  jobId: string,
  application_ids: string[],
  more: { send_at?: string; text?: string } = {},
) {
  return { params: { id: jobId }, body: { request_id: crypto.randomUUID(), application_ids, ...more } };
}

/** Returns the status and history of each application as the talent sees it. */
export async function ownApplications(callApi: CallApi, talent: Caller) {
  const { body } = await callApi('GET /api/user/job-applications', {}, talent);
  return body.data.map(({ status, status_history }) => ({
    status,
    status_history: status_history.map((change) => change.status),
  }));
}
