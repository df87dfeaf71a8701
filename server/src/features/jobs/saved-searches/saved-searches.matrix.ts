import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { search } from '#testing/posts.ts';

/** A search of a talent, who may keep only one without a plan. */
async function savedSearch({ id }: Account, { db, given }: World): Promise<string> {
  const saved = db.selectFrom('saved_search').select('id').where('talent_id', '=', id);
  return ((await saved.executeTakeFirst()) ?? (await given.savedSearch(id, search.filters))).id;
}
const of = { search: savedSearch };

export const matrix: Matrix = {
  'GET /api/user/saved-searches': {},
  'POST /api/user/saved-searches': { body: search },
  'PUT /api/user/saved-searches/:id': { of, body: search },
  'PUT /api/user/saved-searches/:id/alerts': { of, body: { alerts: true, paused: false, email_days: [1] } },
  'DELETE /api/user/saved-searches/:id': { of },
  'POST /api/alerts': {
    request: async ({ id }, { given }) => {
      const { stop_token } = await given.savedSearch(id, search.filters);
      return { body: { token: stop_token, action: 'pause' } };
    },
  },
};
