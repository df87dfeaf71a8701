import { picture } from '#testing/files.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

/** A video that could not be prepared. A talent may keep only one without a plan. */
async function video({ id: talent_id }: Account, { db, given }: World): Promise<string> {
  const kept = db.selectFrom('talent_media').select('id').where('talent_id', '=', talent_id);
  const { id } = (await kept.executeTakeFirst()) ?? (await given.medium(talent_id, 'intro_video'));
  await db.updateTable('talent_media').set({ state: 'failed' }).where('id', '=', id).execute();
  return id;
}
const of = { video };
const photo = async () => ({ files: { file: [await picture()] } });

export const matrix: Matrix = {
  'GET /api/user/media': {},
  'POST /api/user/media': { body: { kind: 'photo' }, request: photo },
  'PUT /api/user/media/order': { of, body: { kind: 'intro_video' } },
  'PUT /api/user/media/:id': { of, body: { caption: 'On stage' } },
  'PUT /api/user/media/:id/focus': { of, body: { across: 20, down: 50 } },
  'POST /api/user/media/:id/retry': { of },
  'DELETE /api/user/media/:id': { of },
};
