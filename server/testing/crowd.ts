import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface Crowd {
  size: number;
  name?: string;
  city?: string;
  gender?: 'Male' | 'Female';
  created_at?: string;
}

/** Adds many public talent in one statement, for lists that are longer than a page. */
export async function addCrowd(
  db: Database,
  { size, name = 'Crowd', city, gender, created_at = '2026-01-01T00:00:00Z' }: Crowd,
) {
  await sql`with born as (
    insert into account (role, email, mobile, password_hash, pan_last4, pan_fingerprint, aadhaar_last4,
      aadhaar_fingerprint, verified_at)
    select 'talent', gen_random_uuid() || '@test.example',
      '+91' || 6000000000 + (select count(*) from account) + n, 'none', '234F', '', '0019', '', now()
    from generate_series(1, ${size}) n returning id
  ) insert into talent (id, name, city, gender, date_of_birth, created_at)
    select id, ${name}, ${city ?? null}, ${gender ?? null}, '1990-01-01', ${created_at} from born`.execute(
    db,
  );
}

/** Inserts $2 adult applicants of casting call $1 that differ in all facts. Several applied within each millisecond. */
export const insertApplicants = `
  with photo as (
    select array_agg(profile_photo order by profile_photo) files from talent where profile_photo is not null
  ), person as (
    insert into account (role, email, mobile, password_hash, pan_last4, pan_fingerprint,
      aadhaar_last4, aadhaar_fingerprint, verified_at)
    select 'talent', 'applicant' || n || '@review.example', '+9170' || lpad(n::text, 8, '0'), 'no password fits',
      '234F', sha256(('pan' || n)::bytea), '0019', sha256(('aadhaar' || n)::bytea), now()
    from generate_series(1, $2::int) n
    returning id, mobile, right(mobile, 8)::int n
  ), applicant as (
    insert into talent (id, name, gender, date_of_birth, city, languages, skills, body_type, profile_photo)
    select id, (array['Aarav','Diya','Kabir','Meera','Rohan','Sana','Vihaan','Zoya'])[n % 8 + 1] || ' Applicant ' || n,
      (array['Female','Male'])[n % 2 + 1]::gender, '2007-01-01'::date - n % 9000,
      (array['Mumbai','Pune','Delhi'])[n % 3 + 1], array['Hindi', (array['Marathi','Tamil'])[n % 2 + 1]],
      array[(array['yoga','Horse Riding'])[n % 2 + 1], (array['Kathak','Karate','Swimming','Guitar','Mimicry'])[n % 5 + 1],
        (array['Bharatanatyam','Driving a car','Singing','Sword fighting','Skating','Boxing','Comedy'])[n % 7 + 1]], 'Slim',
      (select files[n % array_length(files, 1) + 1] from photo)
    from person
    returning id
  ), sent as (
    insert into application (job_id, talent_id, role_specific_info, travel, availability, applied_at)
    select $1, id, 'I have waited for a part like this.', true, true, now() - (row_number() over () / 7) * interval '3 microseconds'
    from applicant
    returning id, applied_at
  )
  insert into application_consent (application_id, consent, version, agreed_at)
  select id, consent, '1', applied_at from sent, unnest(array['accuracy', 'sharing', 'contact']) consent`;
