import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { subscribedBrowser } from '#testing/push-browser.ts';

const { keys } = subscribedBrowser();

/** Returns the accepted writes that start and end push notifications to a browser. */
export function pushWrites(services: Services): Writes {
  const given = createGiven(services);
  return {
    'PUT /api/push-subscription': async () => ({
      as: await given.talent(),
      body: { endpoint: `https://web.push.apple.com/${crypto.randomUUID()}`, keys },
    }),
    'DELETE /api/push-subscription': async () => ({ as: await given.house() }),
  };
}

export function pushProjections({
  adult,
  documents,
}: Record<'adult' | 'documents', { token: string }>): Table {
  const state = '{active public_key success}';
  return {
    'GET /api/push-subscription': [
      ['a talent', state, { as: adult }],
      ['a house', state, { as: documents }],
    ],
  };
}
