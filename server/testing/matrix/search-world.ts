import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { search } from '#testing/posts.ts';

const alerts = { alerts: true, paused: false, email_days: [1, 4] };

/** Returns the ownership rules for saved searches. */
export function searchRules({ db, given, talentA, talentB }: Cast) {
  const searchOf = (talent: { id: string }) => async () => {
    const saved = db.selectFrom('saved_search').select('id').where('talent_id', '=', talent.id);
    // A talent without a plan may keep only one.
    return ((await saved.executeTakeFirst()) ?? (await given.savedSearch(talent.id))).id;
  };
  const objects: ObjectRule['objects'] = {
    'a search of talent A': { id: searchOf(talentA), readers: ['talent A'] },
    'a search of talent B': { id: searchOf(talentB), readers: ['talent B'] },
  };
  return {
    'PUT /api/user/saved-searches/:id': { body: { rest: search }, objects },
    'PUT /api/user/saved-searches/:id/alerts': { body: { rest: alerts }, objects },
    'DELETE /api/user/saved-searches/:id': { objects },
  };
}

/** Returns the accepted writes for saved casting calls, saved searches and their alerts. */
export function searchWrites(services: Services): Writes {
  const given = createGiven(services);
  async function saved() {
    const as = await given.talent();
    const { id, stop_token } = await given.savedSearch(as.id, search.filters);
    return { as, params: { id }, stop_token };
  }
  const calls = async () => ({ as: await given.talent(), params: { id: (await given.job()).id } });
  return {
    'PUT /api/user/saved-jobs/:id': calls,
    'DELETE /api/user/saved-jobs/:id': calls,
    'POST /api/user/saved-searches': async () => ({ as: await given.talent(), body: search }),
    'PUT /api/user/saved-searches/:id': async () => {
      const { as, params } = await saved();
      return { as, params, body: search };
    },
    'PUT /api/user/saved-searches/:id/alerts': async () => {
      const { as, params } = await saved();
      return { as, params, body: alerts };
    },
    'DELETE /api/user/saved-searches/:id': async () => {
      const { as, params } = await saved();
      return { as, params };
    },
    'POST /api/alerts': async () => ({ body: { token: (await saved()).stop_token, action: 'pause' } }),
  };
}

/** Returns the expected response keys of saved searches. */
export function searchProjections({ adult }: Showcase): Table {
  const state = (pause: string) => `alerts email_days[] ${pause}`;
  const shape = (pause: string) =>
    `{${['alerts', 'created_at', 'email_days[]', 'filters{category city closing_soon gender language project_type search}', 'id', 'name', pause].join(' ')}}`;
  return {
    'GET /api/user/saved-searches': [
      [
        'the talent',
        `{limit -plan searches[${shape('-paused_until')}] success takes_whatsapp whatsapp_days[]}`,
        { as: adult },
      ],
    ],
    'POST /api/user/saved-searches': [['the talent', `{message search${shape('-paused_until')} success}`]],
    'PUT /api/user/saved-searches/:id': [['the talent', `{message search${shape('-paused_until')} success}`]],
    'PUT /api/user/saved-searches/:id/alerts': [
      ['the talent', `{message search${shape('-paused_until')} success}`],
    ],
    'POST /api/alerts': [['anyone with the link', `{${state('message name paused_until')} success}`]],
  };
}
