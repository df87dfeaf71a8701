import { z } from 'zod';
import { choice, line, link, optional, typed } from '#fields.ts';
import { creditErrors, creditKinds, FIRST_CREDIT_YEAR, LAST_CREDIT_YEAR } from '#rules/credits.ts';
import { MAX_LINE } from '#rules/limits.ts';

const shortText = typed.max(MAX_LINE, `At most ${MAX_LINE} characters.`);
const orNull = <T extends z.ZodType>(field: T) => optional(field).transform((value) => value ?? null);

/** A credit as the profile form sends it. */
export const creditForm = z.object({
  project: line,
  year: z.coerce
    .number(creditErrors.year)
    .int(creditErrors.year)
    .min(FIRST_CREDIT_YEAR, creditErrors.year)
    .max(LAST_CREDIT_YEAR, creditErrors.year),
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
