import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, success } from '#fields.ts';
import { perMinute } from '#rates.ts';

const session = z.object({
  id: z.uuid(),
  /** The browser and operating system that logged in, as readable text. */
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_on: day,
  /** Whether this is the session that made the request. */
  current: z.boolean(),
});

const list = {
  limit: { account: [perMinute(60)] },
  reply: z.object({ success, sessions: z.array(session) }),
} as const;

export const sessions = {
  'GET /api/user/sessions': endpoint({ access: 'talent', ...list }),
  'DELETE /api/user/sessions': endpoint({ access: 'talent', reply: done }),
  'DELETE /api/user/sessions/:id': endpoint({
    access: 'talent',
    params: idOf('session_not_found'),
    reply: done,
  }),
  'GET /api/production/sessions': endpoint({ access: 'production', ...list }),
  'DELETE /api/production/sessions': endpoint({ access: 'production', team: 'viewer', reply: done }),
  'DELETE /api/production/sessions/:id': endpoint({
    access: 'production',
    team: 'viewer',
    params: idOf('session_not_found'),
    reply: done,
  }),
};
