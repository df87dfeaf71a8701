import { publicCalls } from '#features/jobs/saved-jobs/saved-jobs.matrix.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { answers } from '#testing/posts.ts';

async function asAgency({ id }: Account, { db }: World) {
  const verified = { profile_type: 'Talent Agencies', agency_verified_at: new Date().toISOString() } as const;
  await db.updateTable('talent').set(verified).where('id', '=', id).execute();
}

async function client({ id: holder_id }: Account, { given }: World) {
  const { id: talent_id } = await given.talent({ name: 'Asha Rao' });
  return { talent_id, mandate_id: (await given.mandate({ talent_id, holder_id })).id };
}

/** What an agency submitted of a client. */
async function submission(agency: Account, world: World): Promise<string> {
  return (await world.given.application(await client(agency, world))).id;
}

/** An application of the talent, which an agency claims. */
async function claimed({ id: talent_id }: Account, { given, db, now }: World): Promise<string> {
  const { id: application_id } = await given.application({ talent_id });
  const { id: holder_id } = await given.talent({ name: 'Star Agency' });
  const { id: mandate_id } = await given.mandate({ talent_id, holder_id });
  const claim = { application_id, mandate_id, claimed_at: now().toISOString() };
  await db.insertInto('application_claim').values(claim).execute();
  return application_id;
}

export const matrix: Matrix = {
  'GET /api/user/agency/submissions/:id': {
    of: publicCalls,
    prepare: client,
    request: async (_, { given }) => ({ id: (await given.job()).id }),
  },
  'POST /api/user/agency/submissions': {
    of: publicCalls,
    body: { people: [{ ...answers, mandate_id: '00000000-0000-4000-8000-000000000000' }] },
    prepare: asAgency,
    request: async (owner, world) => {
      const { mandate_id } = await client(owner, world);
      const { id: job_id } = await world.given.job();
      return { body: { job_id, people: [{ ...answers, mandate_id }] } };
    },
  },
  'POST /api/user/agency/submissions/:id/take-back': { of: { submission } },
  'PUT /api/user/job-applications/:id/representation': {
    of: { 'claimed application': claimed },
    body: { mandate_id: null },
    forbidden: ['a child with a guardian', 'a child without a guardian'],
  },
};
