import { z } from 'zod';
import { aadhaar, line, optional, pan } from '#fields.ts';
import { msg } from '#messages.ts';
import { isPassport, writeNumber } from '#rules/identity-numbers.ts';
import { isIndia } from '#rules/talent-countries.ts';

/** What tells people apart: PAN and Aadhaar or, for a talent who is not Indian, a passport of another country. */
export const identityNumbers = {
  pan_no: optional(pan),
  aadhaar_no: optional(aadhaar),
  passport_no: optional(z.string().transform(writeNumber).refine(isPassport, msg('passport_wrong'))),
  passport_country: optional(line.refine((country) => !isIndia(country), msg('passport_of_india'))),
};
type NumberField = keyof typeof identityNumbers;
export type IdentityNumbers = Partial<Record<NumberField, string | undefined>>;

const indian = ['pan_no', 'aadhaar_no'] as const;
const foreign = ['passport_no', 'passport_country'] as const;

/** Requires PAN and Aadhaar or, once one answer about a passport is given, both of them. */
export function requiringNumbers<Form extends z.ZodType<IdentityNumbers>>(form: Form): Form {
  // Together with the errors of other fields.
  const when = ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null;
  return form.superRefine(
    (given, context) => {
      const isAnswered = (field: NumberField) =>
        given[field] !== undefined || context.issues.some(({ path }) => path?.[0] === field);
      const needed: readonly NumberField[] = foreign.some(isAnswered) ? foreign : indian;
      for (const field of needed.filter((one) => !isAnswered(one)))
        context.issues.push({ code: 'custom', path: [field], message: msg('fill_in'), input: undefined });
    },
    { when },
  );
}
