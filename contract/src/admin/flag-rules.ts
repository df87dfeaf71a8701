import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, optional, recordNumber, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import {
  flagKinds,
  isFlagPhrase,
  MAX_FLAG_PHRASE,
  MAX_FLAG_PHRASES,
  MAX_FLAG_WEIGHT,
  writeFlagPhrase,
} from '#rules/flag-rules.ts';

const moderators = { access: 'staff', staff: ['moderator'] } as const;
const points = msg('points_wrong', MAX_FLAG_WEIGHT);
const weight = z.number(points).int(points).min(1, points).max(MAX_FLAG_WEIGHT, points);

const phrase = z.object({
  phrase: z
    .string()
    .max(MAX_FLAG_PHRASE, msg('phrase_too_long', MAX_FLAG_PHRASE))
    .transform(writeFlagPhrase)
    .refine(isFlagPhrase, msg('phrase_wrong')),
  kind: choice(flagKinds),
  weight,
});
export type FlagPhrase = z.output<typeof phrase>;

const rules = z.object({
  threshold: weight,
  phrases: z
    .array(phrase)
    .max(MAX_FLAG_PHRASES, msg('at_most_phrases', MAX_FLAG_PHRASES))
    .refine(
      (list) => new Set(list.map((row) => `${row.kind} ${row.phrase}`)).size === list.length,
      msg('phrase_listed_twice'),
    ),
});
export type FlagRules = z.output<typeof rules>;

const tried = z.object({
  id: z.uuid(),
  title: z.string(),
  by: z.string().nullable(),
  phrases: z.array(z.string()),
});
export type TriedCall = z.output<typeof tried>;

/** The phrases by which casting calls are flagged for staff. */
export const flagRules = {
  'GET /api/admin/flag-rules': endpoint({
    ...moderators,
    query: z.object({
      /** An earlier version; the one in use unless given. */
      version: optional(recordNumber),
    }),
    reply: z.object({
      success,
      current: z.number().int(),
      rules: z.object({
        version: z.number().int(),
        threshold: z.number().int(),
        phrases: z.array(z.object({ phrase: z.string(), kind: z.enum(flagKinds), weight: z.number().int() })),
      }),
      /** Every save, newest first. `by` is null for the version that the site began with. */
      history: z.array(
        z.object({
          version: z.number().int(),
          saved_at: z.iso.datetime(),
          by: z.string().nullable(),
          phrases: z.number().int(),
        }),
      ),
    }),
  }),
  /** Says which of the latest casting calls the rules would flag that are not flagged now, and the reverse. */
  'POST /api/admin/flag-rules/try': endpoint({
    ...moderators,
    limit: { account: [perHour(120)] },
    body: rules,
    reply: z.object({
      success,
      calls: z.number().int(),
      flagged_now: z.number().int(),
      flagged_then: z.number().int(),
      added: z.array(tried),
      removed: z.array(tried),
    }),
  }),
  /** Saves a new version, which is in use at once. `based_on` is the version that was edited. */
  'PUT /api/admin/flag-rules': endpoint({
    ...moderators,
    confirmed: true,
    body: rules.extend({ based_on: recordNumber }),
    reply: done,
  }),
};
