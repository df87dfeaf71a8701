import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { channels } from './rules/messages.ts';

export const messages = {
  /** What would have been sent, newest first, so that a newcomer can read a code; not in production. */
  'GET /api/dev/outbox': endpoint({
    access: 'public',
    reply: z.object({
      success: z.literal(true),
      messages: z.array(
        z.object({
          id: z.string(),
          sent_at: z.iso.datetime(),
          channel: z.enum(channels),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
        }),
      ),
    }),
  }),
};
