import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { Services } from '#platform/services.ts';
import { picture } from '#testing/files.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { Writes } from '#testing/matrix/writes.ts';

/** Returns the accepted writes for a talent's media, each with its own talent. */
export function mediaWrites(services: Services): Writes {
  const given = createGiven(services);
  const own = async (kind: MediaKind = 'photo') => {
    const as = await given.talent();
    return { as, id: (await given.medium(as.id, kind)).id };
  };
  return {
    'POST /api/user/media': async () => ({
      as: await given.talent(),
      body: { kind: 'photo' },
      files: { file: [await picture()] },
    }),
    'PUT /api/user/media/order': async () => {
      const { as, id } = await own();
      return { as, body: { kind: 'photo', ids: [id] } };
    },
    'PUT /api/user/media/:id': async () => {
      const { as, id } = await own();
      return { as, params: { id }, body: { caption: 'On stage' } };
    },
    'POST /api/user/media/:id/retry': async () => {
      const { as, id } = await own('intro_video');
      await setFailed(services, id);
      return { as, params: { id } };
    },
    'DELETE /api/user/media/:id': async () => {
      const { as, id } = await own();
      return { as, params: { id } };
    },
  };
}

/** Returns the ownership rules for media. */
export function mediaRules({ talentA, talentB, given, db }: Cast) {
  const mediumOf = (talent: { id: string }) => async () => {
    // A talent without a plan may keep only one, so it is reused and inserted again after a request deleted
    // it.
    const there = db.selectFrom('talent_media').select('id').where('talent_id', '=', talent.id);
    const { id } = (await there.executeTakeFirst()) ?? (await given.medium(talent.id, 'intro_video'));
    await setFailed({ db }, id);
    return id;
  };
  const objects = {
    'a video of talent A': { id: mediumOf(talentA), readers: ['talent A'] },
    'a video of talent B': { id: mediumOf(talentB), readers: ['talent B'] },
  } as const;
  return {
    'PUT /api/user/media/order': {
      body: { field: 'ids', isList: true, rest: { kind: 'intro_video' } },
      objects,
    },
    'PUT /api/user/media/:id': { body: { rest: { caption: 'On stage' } }, objects },
    'POST /api/user/media/:id/retry': { objects },
    'DELETE /api/user/media/:id': { objects },
  } as const;
}

function setFailed({ db }: Pick<Services, 'db'>, id: string) {
  return db.updateTable('talent_media').set({ state: 'failed' }).where('id', '=', id).execute();
}
