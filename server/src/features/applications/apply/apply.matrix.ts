import { withdrawApplication } from '#features/applications/apply/change-application.ts';
import { publicCalls } from '#features/jobs/saved-jobs/saved-jobs.matrix.ts';
import type { Account, Entry, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo, insert } from '#testing/matrix/objects.ts';
import { answers } from '#testing/posts.ts';

const application = async (talent: Account, world: World) => (await applicationOf(talent, world)).id;

async function withdrawn({ id: talent_id }: Account, world: World): Promise<string> {
  const { id } = await world.given.application({ talent_id });
  await withdrawApplication(world, talent_id, id);
  return id;
}

export const applicants: Entry['of'] = {
  'talent A': { id: ({ talentA }) => talentA.id, readers: ['the house of the call'] },
  'talent B': { id: ({ talentB }) => talentB.id, readers: ['another house'] },
};

const words = { name: 'Stage', note: 'I dance.' };
const body = { ...words, media: [] };

/** A kit of a talent, who may keep only one without a plan. */
async function kit({ id: talent_id }: Account, { db }: World): Promise<string> {
  const kept = db.selectFrom('application_kit').select('id').where('talent_id', '=', talent_id);
  return (await kept.executeTakeFirst())?.id ?? insert(db, 'application_kit', { talent_id, ...words });
}

export const matrix: Matrix = {
  'POST /api/user/job-apply': {
    of: publicCalls,
    body: answers,
    forbidden: ['a child without a guardian'],
    request: async (_, { given }) => ({ body: { job_id: (await given.job()).id } }),
  },
  'GET /api/user/job-applications/:id/sent': { of: { application }, about: ({ application }) => application },
  'PUT /api/user/job-applications/:id/sent': {
    of: { application },
    body: { ...answers, details: { fullName: 'Asha Rao' } },
  },
  'POST /api/user/job-applications/:id/withdraw': { of: { application } },
  'POST /api/user/job-applications/:id/send-again': { of: { 'withdrawn application': withdrawn } },
  'GET /api/production/applications/all': { readers: ['documents', 'emailOnly'] },
  'GET /api/production/applications/:id': {
    of: {
      'the call': { id: ({ house }) => house.job_id, readers: ['the house of the call'] },
      'another call': { id: ({ otherHouse }) => otherHouse.job_id, readers: ['another house'] },
      ...applicants,
    },
    viewers: ({ adult, child, documents, emailOnly }) => ({
      'a house about an adult': { id: adult.id, as: documents },
      'a house about a child': { id: child.id, as: documents },
      'an unverified house about an adult': { id: adult.id, as: emailOnly },
    }),
  },
  'POST /api/production/applications/:id/view': { of: { application: applicationTo } },
  'GET /api/user/job-applications': {},
  'GET /api/user/application-drafts/:id': {
    of: publicCalls,
    request: async (_, { given }) => ({ id: (await given.job()).id }),
  },
  'PUT /api/user/application-drafts/:id': {
    of: publicCalls,
    body: { fields: { roleInfo: 'I ride.' } },
    request: async (_, { given }) => ({
      id: (await given.job()).id,
      body: { fields: { roleInfo: 'I ride.' } },
    }),
  },
  'GET /api/user/application-kits': {},
  'POST /api/user/application-kits': { body },
  'PUT /api/user/application-kits/:id': { of: { kit }, body },
  'DELETE /api/user/application-kits/:id': { of: { kit } },
};
