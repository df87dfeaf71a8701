import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { instant, success } from '#fields.ts';
import { identityChecks } from '#privacy/identity-checks.ts';
import { perMinute } from '#rates.ts';
import { consentKinds } from '#rules/consents.ts';

const consent = z.object({
  kind: z.enum(consentKinds),
  /** The legal text, casting call, number of messages or guardian; null for a registration. */
  about: z.string().nullable(),
  version: z.string(),
  language: z.string(),
  agreed_at: instant,
  withdrawn_at: instant.nullable(),
  /** False also for messages to a number that the account no longer has. */
  active: z.boolean(),
  /** What was agreed to; empty for a version that is no longer in use. */
  texts: z.array(z.string()),
});
export type Consent = z.output<typeof consent>;

/** What the account has agreed to, newest first, also what has ended. */
export const consents = {
  ...identityChecks,
  'GET /api/account/consents': endpoint({
    access: 'account',
    limit: { account: [perMinute(60)] },
    reply: z.object({ success, consents: z.array(consent) }),
  }),
};
