import { expect } from 'vitest';
import { countUse } from '#platform/http/rate-limit.ts';
import { test } from '#testing/test.ts';

test('lets an account read 300 profiles a day, apart from the applicants of its house', async ({
  given,
  services,
  strictCallApi,
}) => {
  const house = await given.house();
  const adult = await given.talent({ date_of_birth: '1992-05-01' });
  const read = (id: string) => strictCallApi('GET /api/user/profile/:id', { params: { id } }, house);
  const applicant = await given.talent({ date_of_birth: '1990-05-01' });
  const job = await given.job({ production_house_id: house.production_house_id });
  await given.application({ talent_id: applicant.id, job_id: job.id });
  await countUse(services, 'profileReads', house.id, 299);

  const last = await read(adult.id);
  const rejected = await read(adult.id);
  const applied = await read(applicant.id);

  expect([last.status, rejected.body.code, applied.status]).toEqual([200, 'profile_read_limit', 200]);
});
