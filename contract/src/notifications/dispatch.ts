import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { success } from '#fields.ts';
import { languages } from '#rules/languages.ts';
import { channels, notificationKinds } from '#rules/notifications.ts';

export const dispatch = {
  /**
   * Returns the deliveries that would have been sent, newest first, so that a developer can read a one-time
   * code. Not available in production.
   */
  'GET /api/dev/outbox': endpoint({
    access: 'public',
    reply: z.object({
      success,
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
  /**
   * Returns a notification as it looks on a channel, filled with its sample data, plus the names of all
   * notifications. Not available in production.
   */
  'GET /api/dev/emails': endpoint({
    access: 'public',
    query: z.object({
      template: z.string().optional(),
      language: z.enum(languages).default('en'),
      channel: z.enum(channels).default('email'),
    }),
    reply: z.object({
      success,
      templates: z.array(z.string()),
      shown: z.object({
        template: z.string(),
        kind: z.enum(notificationKinds),
        language: z.enum(languages),
        channel: z.enum(channels),
        subject: z.string(),
        text: z.string(),
        /** Empty for all channels except email. */
        html: z.string(),
        /** Number of SMS parts when sent as a text message. */
        sms_parts: z.int().nullable(),
      }),
    }),
  }),
};
