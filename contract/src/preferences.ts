import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, line } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import { channels, languages, messageKinds, phoneChannels } from './rules/messages.ts';

const success = z.literal(true);
const saving = { access: 'account', limit: { account: [perMinute(120)] } } as const;

const preference = z.object({
  kind: z.enum(messageKinds),
  channel: z.enum(channels),
  wanted: z.boolean(),
  /** Whether it cannot be turned off. */
  fixed: z.boolean(),
});
export type Preference = z.output<typeof preference>;

const agreement = z.object({
  channel: z.enum(phoneChannels),
  /** Whether messages may come by it, at the number the account has now. */
  agreed: z.boolean(),
  /** What is agreed to, and which version of it. */
  text: z.string(),
  version: z.string(),
});
export type Agreement = z.output<typeof agreement>;

/** Which messages come to an account, by which channels and in which language. */
export const preferences = {
  'GET /api/preferences': endpoint({
    access: 'account',
    reply: z.object({
      success,
      /** By which messages leave here; there are no preferences for others. */
      channels: z.array(z.enum(channels)),
      language: z.enum(languages),
      email: z.string(),
      /** Its end alone can be read; null without one. */
      mobile: z.string().nullable(),
      /** How many browsers show messages. */
      devices: z.number(),
      /** Of every kind that the account gets, every one of these channels that it may come by. */
      preferences: z.array(preference),
      agreements: z.array(agreement),
    }),
  }),
  'PUT /api/preferences/language': endpoint({
    ...saving,
    body: z.object({ language: choice(languages) }),
    reply: done,
  }),
  'PUT /api/preferences': endpoint({
    ...saving,
    body: z.object({ kind: choice(messageKinds), channel: choice(channels), wanted: z.boolean() }),
    reply: done,
  }),
  /** Agrees to messages on the phone, or takes it back. */
  'PUT /api/agreements': endpoint({
    access: 'account',
    limit: { account: [perHour(30)] },
    /** The version is that of the text that was shown. */
    body: z.object({ channel: choice(phoneChannels), agreed: z.boolean(), version: line }),
    reply: done,
  }),
  /**
   * Turns a kind of message off by a channel, or on again, without a login: the token stands in letters alone.
   * Providers of mail do the same by `POST /api/stop/:token/:kind/:channel`, as RFC 8058 says.
   */
  'POST /api/stops': endpoint({
    access: 'public',
    limit: { address: [perHour(120)] },
    body: z.object({
      token: z.uuid(),
      kind: z.enum(messageKinds),
      channel: z.enum(channels),
      wanted: z.boolean(),
    }),
    reply: done.extend({ language: z.enum(languages), role: z.enum(['talent', 'production']) }),
  }),
};
