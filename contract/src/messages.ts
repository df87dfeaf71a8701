import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { channels, languages, messageKinds } from './rules/messages.ts';

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
  /** A letter as it goes over a channel, with the facts of its sample, and the names of all; not in production. */
  'GET /api/dev/letters': endpoint({
    access: 'public',
    query: z.object({
      letter: z.string().optional(),
      language: z.enum(languages).default('en'),
      channel: z.enum(channels).default('email'),
    }),
    reply: z.object({
      success: z.literal(true),
      letters: z.array(z.string()),
      shown: z.object({
        letter: z.string(),
        kind: z.enum(messageKinds),
        language: z.enum(languages),
        channel: z.enum(channels),
        subject: z.string(),
        text: z.string(),
        /** Empty but for an email. */
        html: z.string(),
        /** How many texts it takes, if it goes as one. */
        sms_parts: z.int().nullable(),
      }),
    }),
  }),
};
