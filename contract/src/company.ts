import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, email, flag, line, link, optional, typed } from './fields.ts';
import { storedHouse } from './identity.ts';
import { perHour, perMinute } from './rates.ts';
import { type CompanyFlag, companyFlags } from './rules/company-flags.ts';
import { workTypes } from './rules/vocabulary.ts';

// The keys of the record are the flags.
export const companyFlagNames = Object.keys(companyFlags) as CompanyFlag[];

/** A schema for each flag. */
function flagsOf<T extends z.ZodType>(schema: T) {
  return Object.fromEntries(companyFlagNames.map((name) => [name, schema])) as Record<CompanyFlag, T>;
}

/** A number that people may call, of any country and line, as it was typed. */
const phone = typed.regex(/^\+?[\d\s()./-]{6,24}$/, 'Please enter a valid phone number.');

/** Of the fields that are not required, one sent empty is emptied and one left out stays as it is. */
function emptied<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' ? null : value), field.nullable().optional());
}

const companyForm = z.object({
  company_name: line,
  owner_name: line,
  email,
  phone_number: phone,
  location: line,
  alternate_contact: emptied(phone),
  website_url: emptied(link('website_url')),
  type_of_work: optional(choice(workTypes)),
  ...flagsOf(flag.optional()),
  /**
   * The `updated_at` of the profile that the form was filled from, or 'never' where it was null. When somebody
   * saved since then, the answer is 409.
   */
  if_match: optional(z.union([z.iso.datetime(), z.literal('never')], 'This is no moment of a save.')),
  /** Chosen by the form, so that a save sent twice is one. */
  request_id: optional(z.uuid('This is no id.')),
});
export type CompanyForm = z.output<typeof companyForm>;

/** What a house tells of itself. Before its first save `email` and `phone_number` are those of the account. */
const companyProfile = storedHouse.extend({
  owner_name: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  alternate_contact: z.string().nullable(),
  location: z.string().nullable(),
  website_url: z.string().nullable(),
  /** Who of the house saved it last. */
  updated_by: z.string().nullable(),
  ...flagsOf(z.boolean()),
});
export type CompanyProfile = z.output<typeof companyProfile>;

const reply = done.extend({ production_house: companyProfile });

export const company = {
  'GET /api/production/profile': endpoint({ access: 'production', reply: reply.omit({ message: true }) }),
  'PUT /api/production/profile': endpoint({
    access: 'production',
    limit: { address: [perMinute(30)], account: [perHour(60)] },
    body: companyForm,
    files: { image: { kind: 'image', most: 1 } },
    reply,
  }),
};
