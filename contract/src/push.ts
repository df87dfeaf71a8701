import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done } from './fields.ts';
import { perMinute } from './rates.ts';
import { URL_MOST } from './rules/limits.ts';

/** So many bytes as a browser writes them, in base64url. */
const key = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), 'This is no key.');

const browser = z.object({
  endpoint: z.url('This is no address.').max(URL_MOST, 'This address is too long.'),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type Browser = z.output<typeof browser>;

/** Messages that this browser shows, also while the site is closed. They end with the login. */
export const push = {
  'GET /api/push-subscription': endpoint({
    access: 'account',
    reply: z.object({
      success: z.literal(true),
      /** What a browser needs to subscribe, as base64url. */
      public_key: z.string(),
      /** Whether messages go to the browser of this login. */
      active: z.boolean(),
    }),
  }),
  /** Takes what the browser's `PushSubscription` says of itself. */
  'PUT /api/push-subscription': endpoint({
    access: 'account',
    limit: { account: [perMinute(20)] },
    body: browser,
    reply: done,
  }),
  'DELETE /api/push-subscription': endpoint({ access: 'account', reply: done }),
};
