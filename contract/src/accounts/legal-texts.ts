import { z } from 'zod';
import { byGuardian, changedText, childOfGuardian } from '#accounts/guardians.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, inEnglish, optional, recordNumber, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perMinute } from '#rates.ts';
import { agreedPages, legalPages } from '#rules/legal.ts';
import { CONTENT_SECONDS } from '#rules/limits.ts';

const instant = z.iso.datetime();
const version = z.number().int().positive();

const legalText = z.object({
  page: z.enum(legalPages),
  version,
  lead: z.string(),
  /** Sanitised, with placeholders such as `{operator}`. */
  html: z.string(),
  published_at: instant,
  /** When the version after it was published; null for the version in force. */
  replaced_at: instant.nullable(),
  /** Every version, newest first. */
  versions: z.array(z.object({ version, published_at: instant })),
  in_english: inEnglish,
});
export type LegalText = z.output<typeof legalText>;

/** The versions that were shown to the person who agrees. */
const agreed = z
  .array(z.object({ page: choice(agreedPages), version: recordNumber }))
  .min(1, msg('fill_in'))
  .max(agreedPages.length, msg('text_listed_twice'));

/** The legal texts, and the agreement of accounts to a version that changes what they agreed to. */
export const legalTexts = {
  /** Returns the version in force, or an earlier one. */
  'GET /api/content/legal': endpoint({
    access: 'public',
    cache: CONTENT_SECONDS,
    translated: true,
    query: z.object({
      page: choice(legalPages).default('terms'),
      version: optional(recordNumber),
    }),
    reply: z.object({ success, legal: legalText }),
  }),
  /** Returns the texts that changed since the account agreed to them. */
  'GET /api/account/legal': endpoint({
    access: 'account',
    limit: { account: [perMinute(120)] },
    reply: z.object({
      success,
      asked: z.array(changedText),
      /** Whether a guardian has to agree, because the account is a child's. */
      by_guardian: z.boolean(),
    }),
  }),
  'POST /api/account/legal': endpoint({
    access: 'account',
    limit: { account: [perMinute(30)] },
    body: z.object({ agreed }),
    reply: done,
  }),
  /** Sends the guardian of a child the link to the page where they agree. */
  'POST /api/account/legal/guardian': endpoint({
    access: 'talent',
    limit: { account: [perDay(5)] },
    reply: done,
  }),
  'POST /api/guardian/legal': endpoint({ ...byGuardian, body: childOfGuardian.extend({ agreed }) }),
};
