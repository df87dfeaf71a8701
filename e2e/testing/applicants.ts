import { insertApplicants } from '@kirdaar/server/testing/crowd';
import { queryDatabase } from '#testing/database.ts';

/** Gives an open casting call of the demo house, without the demo talent, exactly this many applicants and returns its ID. */
export async function fillCall(dataDirectory: string, count: number): Promise<string> {
  const [job] = await queryDatabase<{ id: string }>(
    dataDirectory,
    `select job.id from job join account using (production_house_id)
      where account.email = 'house@kirdaar.example' and job.status = 'open' and not exists (
        select from application join account talent on talent.id = talent_id
        where job_id = job.id and talent.email = 'talent@kirdaar.example')
      order by job.closes_at desc limit 1`,
  );
  if (!job) throw new Error('The demo world has no open call.');
  await queryDatabase(dataDirectory, 'delete from application where job_id = $1', [job.id]);
  await addApplicants(dataDirectory, job.id, count);
  return job.id;
}

/** Lets this many new talent apply to a casting call, in place of those of an earlier call. */
export async function addApplicants(dataDirectory: string, jobId: string, count: number) {
  await queryDatabase(dataDirectory, `delete from account where email like 'applicant%@review.example'`);
  await queryDatabase(dataDirectory, insertApplicants, [jobId, count]);
}
