import type { Matrix } from '#testing/matrix/matrix.ts';
import { subscribedBrowser } from '#testing/push-browser.ts';

const { keys } = subscribedBrowser();

export const matrix: Matrix = {
  'GET /api/push-subscription': {},
  'PUT /api/push-subscription': {
    request: () => ({ body: { endpoint: `https://web.push.apple.com/${crypto.randomUUID()}`, keys } }),
  },
  'DELETE /api/push-subscription': {},
};
