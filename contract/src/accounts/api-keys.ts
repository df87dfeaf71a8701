import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, line, ownerConfirmation, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { apiKeyDays, apiScopes } from '#rules/api-scopes.ts';

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  created_at: z.iso.datetime(),
  last_used_on: day,
  expires_at: z.iso.datetime(),
});
export type ApiKey = z.output<typeof apiKey>;

/** Keys with which a person’s own programs use the API as that person, within their scopes. */
export const apiKeys = {
  'GET /api/account/api-keys': endpoint({
    access: 'account',
    limit: { account: [perMinute(60)] },
    reply: z.object({ success, api_keys: z.array(apiKey) }),
  }),
  /** Asks for the password and, with two-step login, a code of the app. Returns the key, which is not stored. */
  'POST /api/account/api-keys': endpoint({
    access: 'account',
    limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
    body: ownerConfirmation.extend({
      name: line,
      scopes: z.array(z.enum(apiScopes)).min(1, msg('key_scope_needed')).max(apiScopes.length),
      days: z.literal(apiKeyDays, msg('key_days_needed')),
    }),
    reply: z.object({ success, key: z.string() }),
  }),
  'DELETE /api/account/api-keys/:id': endpoint({
    access: 'account',
    params: idOf('api_key_not_found'),
    reply: done,
  }),
};
