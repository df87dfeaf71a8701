import { upsertRequest } from '#features/accounts/guardian-decisions/queries.ts';
import { guardedChild } from '#features/accounts/guardians/guardians.matrix.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { answers } from '#testing/posts.ts';

/** An application of a child that waits for the guardian. */
async function waiting(_: unknown, world: World) {
  const { as, body } = await guardedChild(world, { applies_alone: false });
  const { production_house_id } = await world.given.houseForChildren();
  const { id: job_id } = await world.given.job({ production_house_id });
  await world.callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, as);
  return { body, job_id };
}

/** An application that still waited when the talent turned 18. */
async function unsent({ id }: Account, { db, given, now }: World) {
  const { id: job_id } = await given.job();
  const prepared = { ...answers, job_id, language: 'en' };
  const request = { kind: 'application', subject_id: job_id, job_id, prepared } as const;
  return (await upsertRequest(db, id, request, now())).id;
}

export const matrix: Matrix = {
  'POST /api/user/guardian-requests/:id/send': { of: { 'unsent application': unsent } },
  'POST /api/guardian/decide': {
    request: async (_, world) => {
      const { body, job_id } = await waiting(_, world);
      return { body: { ...body, kind: 'application', subject: job_id, approve: false } };
    },
  },
};
