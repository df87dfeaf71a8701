import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perMinute } from '#rates.ts';
import { MAX_URL } from '#rules/limits.ts';

/** A key of this many bytes as browsers encode it, in base64url. */
const key = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), msg('push_key_wrong'));

const browser = z.object({
  endpoint: z.url(msg('url_wrong')).max(MAX_URL, msg('url_too_long')),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type Browser = z.output<typeof browser>;

/** Push notifications in this browser, also shown while the site is closed. They end with the session. */
export const push = {
  'GET /api/push-subscription': endpoint({
    access: 'account',
    reply: z.object({
      success,
      /** The public key a browser needs to subscribe, in base64url. */
      public_key: z.string(),
      /** Whether the browser of this session receives push notifications. */
      active: z.boolean(),
    }),
  }),
  /** Stores the browser's `PushSubscription`. */
  'PUT /api/push-subscription': endpoint({
    access: 'account',
    limit: { account: [perMinute(20)] },
    body: browser,
    reply: done,
  }),
  'DELETE /api/push-subscription': endpoint({ access: 'account', reply: done }),
};
