import { z } from 'zod';
import { forBothRoles } from '#accounts/both-roles.ts';
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

export const sessions = forBothRoles({
  'GET /api/*/sessions': {
    limit: { account: [perMinute(60)] },
    reply: z.object({ success, sessions: z.array(session) }),
  },
  'DELETE /api/*/sessions': { reply: done },
  'DELETE /api/*/sessions/:id': { params: idOf('session_not_found'), reply: done },
});
