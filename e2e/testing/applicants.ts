import { insertApplicants } from '@kirdaar/server/testing/crowd';
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
  await addApplicants(dataDirectory, job.id, count);
  return job.id;
}

/** Lets this many new talent apply to a casting call; a second time in one data folder only after `fillCall`. */
export function addApplicants(dataDirectory: string, jobId: string, count: number) {
  return queryDatabase(dataDirectory, insertApplicants, [jobId, count]);
}
