import { z } from 'zod';
import { choice, line, link, optional, typed, whole } from '#fields.ts';
import { msg } from '#messages.ts';
import { creditKinds, FIRST_CREDIT_YEAR, LAST_CREDIT_YEAR } from '#rules/credits.ts';
import { MAX_LINE } from '#rules/limits.ts';

const shortText = typed.max(MAX_LINE, msg('at_most_characters', MAX_LINE));
const orNull = <T extends z.ZodType>(field: T) => optional(field).transform((value) => value ?? null);

/** A credit as the profile form sends it. */
export const creditForm = z.object({
  project: line,
  year: whole(FIRST_CREDIT_YEAR, LAST_CREDIT_YEAR, msg('credit_year')),
  kind: choice(creditKinds),
  role: orNull(shortText),
  house: orNull(shortText),
  link: orNull(link('work_links')),
});

/** A credit as it is returned. */
export const credit = z.object({
  project: z.string(),
  year: z.number(),
  kind: z.enum(creditKinds),
  role: z.string().nullable(),
  house: z.string().nullable(),
  link: z.string().nullable(),
});
