import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, line, success } from '#fields.ts';
import { perHour, perMinute } from '#rates.ts';
import { languages } from '#rules/languages.ts';
import { applicationDigests, channels, notificationKinds, phoneChannels } from '#rules/notifications.ts';

const saving = { access: 'account', limit: { account: [perMinute(120)] } } as const;

const preference = z.object({
  kind: z.enum(notificationKinds),
  channel: z.enum(channels),
  wanted: z.boolean(),
  /** Whether it cannot be turned off. */
  fixed: z.boolean(),
});
export type Preference = z.output<typeof preference>;

const agreement = z.object({
  channel: z.enum(phoneChannels),
  /** Whether the user agreed to this channel for the account's current number. */
  agreed: z.boolean(),
  text: z.string(),
  version: z.string(),
});
export type Agreement = z.output<typeof agreement>;

export const preferences = {
  'GET /api/preferences': endpoint({
    access: 'account',
    reply: z.object({
      success,
      /** Channels available in this installation; other channels have no preferences. */
      channels: z.array(z.enum(channels)),
      language: z.enum(languages),
      email: z.string(),
      /** Only the first three characters and the last four digits; null if the account has no number. */
      mobile: z.string().nullable(),
      /** Whether the number was proved by a code. Messages are sent only to a verified number. */
      mobile_verified: z.boolean(),
      /** Number of browsers that show push notifications. */
      devices: z.number(),
      /** One entry for each notification kind of this account and each available channel it can use. */
      preferences: z.array(preference),
      agreements: z.array(agreement),
      /** Whether this installation sends little at night. */
      quiet_hours: z.boolean(),
      /** Null for a talent. */
      application_digest: z.enum(applicationDigests).nullable(),
    }),
  }),
  'PUT /api/preferences/language': endpoint({
    ...saving,
    body: z.object({ language: choice(languages) }),
    reply: done,
  }),
  /** How often the member is written to about new applications. */
  'PUT /api/preferences/application-digest': endpoint({
    access: 'production',
    team: 'viewer',
    limit: saving.limit,
    body: z.object({ digest: choice(applicationDigests) }),
    reply: done,
  }),
  'PUT /api/preferences': endpoint({
    ...saving,
    body: z.object({ kind: choice(notificationKinds), channel: choice(channels), wanted: z.boolean() }),
    reply: done,
  }),
  /** Gives or withdraws consent to notifications on the phone. */
  'PUT /api/agreements': endpoint({
    access: 'account',
    limit: { account: [perHour(30)] },
    /** `version` is the version of the text that was shown. */
    body: z.object({ channel: choice(phoneChannels), agreed: z.boolean(), version: line }),
    reply: done,
  }),
  /**
   * Turns a kind of notification on or off for a channel without a login; the token appears only in emails.
   * Mail providers use `POST /api/stop/:token/:kind/:channel` for the same, as RFC 8058 specifies.
   */
  'POST /api/stops': endpoint({
    access: 'public',
    limit: { address: [perHour(120)] },
    body: z.object({
      token: z.uuid(),
      kind: z.enum(notificationKinds),
      channel: z.enum(channels),
      wanted: z.boolean(),
    }),
    reply: z.object({
      success,
      /** In the language of the account, which is also that of the email with the link. */
      message: z.string(),
      language: z.enum(languages),
      role: z.enum(['talent', 'production']),
    }),
  }),
};
