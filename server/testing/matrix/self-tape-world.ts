import type { EndpointName } from '@kirdaar/contract/api';
import type { Services } from '#platform/services.ts';
import { pdf } from '#testing/files.ts';
import { createGiven } from '#testing/given.ts';
import { inAMonth } from '#testing/matrix/arrangement-rules.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Writes } from '#testing/matrix/writes.ts';

const asked = () => ({ instructions: 'Read scene 2 facing the camera.', day: inAMonth(), time: '18:30' });

/** Returns a talent who was invited to send a self-tape, the house and its casting call. */
async function askOne(services: Services) {
  const given = createGiven(services);
  const house = await given.house();
  const { production_house_id } = house;
  const shoot_dates = '2099-01-01';
  const job = await given.job({ production_house_id, audition_type: 'Self-tape', shoot_dates });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
  await given.tapeRequest(job.id);
  await given.selfTape(id);
  return { house, job, talent, id };
}

/** Returns the accepted writes for self-tapes. */
export function selfTapeWrites(services: Services): Writes {
  return {
    'PUT /api/production/self-tapes/:id': async () => {
      const { house, job } = await askOne(services);
      return { as: house, params: { id: job.id }, body: asked(), files: { sides: [await pdf()] } };
    },
    'POST /api/user/self-tapes/:id/decline': async () => {
      const { talent, id } = await askOne(services);
      return { as: talent, params: { id }, body: { note: 'I am away.' } };
    },
  };
}

/** Returns the expected response keys about self-tapes, for the house and for the talent. */
export async function selfTapeProjections(services: Services): Promise<Table> {
  const { house, job, talent } = await askOne(services);
  // The lists of open casting calls are about others.
  await createGiven(services).closed(job.id);
  const request = 'request{deadline instructions -sides_url}';
  return {
    'GET /api/production/self-tapes/:id': [
      [
        'the house',
        `{${request} success tapes[{application_id invited_at -invited_by note -received_at state status user{-age -city -gender id -image_url name}}] total}`,
        { as: house, params: { id: job.id } },
      ],
    ],
    'GET /api/user/self-tapes': [
      [
        'the talent',
        `{success tapes[{application_id company_name job{id title} may_send note -received_at ${request} state -tape -upload}]}`,
        { as: talent },
      ],
    ],
  };
}

/** Returns the ownership rules for self-tapes. */
export function selfTapeRules({ given, db, job, otherJob, talentA, talentB }: Cast) {
  const tapesOf =
    ({ id }: { id: string }) =>
    async () => {
      await db.updateTable('job').set({ audition_type: 'Self-tape' }).where('id', '=', id).execute();
      return id;
    };
  const calls: ObjectRule['objects'] = {
    'the call': { id: tapesOf(job), readers: ['the house of the call'] },
    'another call': { id: tapesOf(otherJob), readers: ['another house'] },
  };
  const askedOf = (talent: { id: string }) => async () => {
    const { id, job_id } = await db
      .selectFrom('application')
      .select(['id', 'job_id'])
      .where('talent_id', '=', talent.id)
      .executeTakeFirstOrThrow();
    await given.tapeRequest(job_id);
    await given.selfTape(id);
    return id;
  };
  return {
    'GET /api/production/self-tapes/:id': { objects: calls },
    'PUT /api/production/self-tapes/:id': { body: { rest: asked() }, objects: calls },
    'POST /api/user/self-tapes/:id/decline': {
      body: { rest: { note: 'I am away.' } },
      objects: {
        'a tape of talent A': { id: askedOf(talentA), readers: ['talent A'] },
        'a tape of talent B': { id: askedOf(talentB), readers: ['talent B'] },
      },
    },
  } satisfies Partial<Record<EndpointName, ObjectRule>>;
}
