import { queryDatabase } from '#testing/database.ts';

/** Gives an open casting call of the demo house exactly this many applicants and returns its ID. */
export async function fillCall(dataDirectory: string, count: number): Promise<string> {
  const [job] = await queryDatabase<{ id: string }>(
    dataDirectory,
    `select job.id from job join account using (production_house_id)
      where account.email = 'house@kirdaar.example' and job.status = 'open'
      order by job.closes_at desc limit 1`,
  );
  if (!job) throw new Error('The demo world has no open call.');
  await queryDatabase(dataDirectory, 'delete from application where job_id = $1', [job.id]);
  await queryDatabase(dataDirectory, `delete from account where email like 'applicant%@review.example'`);
  await queryDatabase(dataDirectory, insertApplicants, [job.id, count]);
  return job.id;
}

/** Lets the demo world's talent apply now; returns their name. */
export async function applyAsDemoTalent(dataDirectory: string, jobId: string): Promise<string> {
  const [talent] = await queryDatabase<{ name: string }>(
    dataDirectory,
    `with person as (
      select talent.id, name from talent join account using (id) where email = 'talent@kirdaar.example'
    ), sent as (
      insert into application (job_id, talent_id, role_specific_info, travel, availability, applied_at)
      select $1, id, 'I am late, and right for it.', true, true, now() from person
      returning id
    ), agreed as (
      insert into application_consent (application_id, consent, version, agreed_at)
      select id, consent, '1', now() from sent, unnest(array['accuracy', 'sharing', 'contact']) consent
    )
    select name from person`,
    [jobId],
  );
  if (!talent) throw new Error('The demo world has no talent.');
  return talent.name;
}

/** Inserts adults of different ages, cities and languages, with photos from the demo world. */
const insertApplicants = `
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
      array[(array['yoga','Horse Riding'])[n % 2 + 1]], 'Slim',
      (select files[n % array_length(files, 1) + 1] from photo)
    from person
    returning id
  ), sent as (
    insert into application (job_id, talent_id, role_specific_info, travel, availability, applied_at)
    select $1, id, 'I have waited for a part like this.', true, true, now() - random() * interval '5 days'
    from applicant
    returning id, applied_at
  )
  insert into application_consent (application_id, consent, version, agreed_at)
  select id, consent, '1', applied_at from sent, unnest(array['accuracy', 'sharing', 'contact']) consent`;
