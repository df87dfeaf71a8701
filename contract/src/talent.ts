import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, day, done, flag, jsonText, line, link, listText, optional, text, typed } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import { DRAFT_BYTES, PROFILE_LIST_MOST, TEXT_MOST } from './rules/limits.ts';
import {
  sensitiveFields,
  type TalentFieldName,
  type TalentFields,
  talentFieldList,
} from './rules/talent-fields.ts';
import { categories, factVisibilities, talentReaders } from './rules/vocabulary.ts';

type Field = (typeof talentFieldList)[number][1];
type Option<F> = F extends { options: readonly (infer O)[] } ? O : string;
/** A field as it is kept, and as it is answered: whoever may not see it is answered as if it were empty. */
type Kept<F> = F extends { kind: 'flag' } ? boolean : F extends { kind: 'list' } ? Option<F>[] : Option<F>;
type Told<F> = F extends { kind: 'flag' }
  ? boolean | null
  : F extends { kind: 'list' }
    ? string[]
    : string | null;

function keptAs(name: TalentFieldName, { kind, options }: Field): z.ZodType {
  if (kind === 'flag') return flag;
  if (kind === 'day') return day;
  if (kind === 'link') return link(name);
  if (kind === 'list') return listText(options ? choice(options) : line, PROFILE_LIST_MOST);
  if (kind === 'choice' && options) return choice(options);
  return kind === 'lines' ? text : line;
}

/** Values of a list that is closed today may have been kept when it was longer. */
function toldAs({ kind }: Field): z.ZodType {
  if (kind === 'flag') return z.boolean().nullable();
  return kind === 'list' ? z.array(z.string()) : z.string().nullable();
}

/** A schema for each field of the table; the type says what the table makes of it. */
function shapeOf<Shape>(schemaOf: (name: TalentFieldName, field: Field) => z.ZodType) {
  return Object.fromEntries(talentFieldList.map(([name, field]) => [name, schemaOf(name, field)])) as Shape;
}

const keptFields = shapeOf<{
  [K in TalentFieldName]: z.ZodOptional<z.ZodType<Kept<TalentFields[K]>, unknown>>;
}>((name, field) => optional(keptAs(name, field)));
const toldFields = shapeOf<{ [K in TalentFieldName]: z.ZodType<Told<TalentFields[K]>> }>((_, field) =>
  toldAs(field),
);

const clearable = talentFieldList.map(([name]) => name).filter((name) => name !== 'date_of_birth');
const fieldVisibility = z.partialRecord(z.enum(sensitiveFields), choice(factVisibilities));

const instant = z.iso.datetime();

/** What is left out stays as it is, and so does what is sent empty: `clear` empties. */
const profileForm = z.object({
  ...keptFields,
  /** More addresses of the talent's work; the plan says how many. */
  work_links: optional(listText(link('work_links'), PROFILE_LIST_MOST)),
  /** Who sees each sensitive fact; those left out stay as they are. */
  field_visibility: optional(jsonText(fieldVisibility)),
  /** The fields to empty. */
  clear: optional(listText(z.enum(clearable, 'This cannot be emptied.'), clearable.length)),
  /**
   * The `updated_at` of the profile that the form was filled from, or 'never' where it was null. When the profile
   * was saved since then, the answer is 409 with the `user` that is kept now.
   */
  if_match: optional(z.union([instant, z.literal('never')], 'This is no moment of a save.')),
  /** Chosen by the form, so that a save sent twice is one. */
  request_id: optional(z.uuid('This is no id.')),
});
export type ProfileForm = z.output<typeof profileForm>;

const url = z.string().nullable();

/** A talent's profile as one reader sees it; what is hidden from the reader is null, or an empty list. */
const talentProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  age: z.number().nullable(),
  updated_at: instant.nullable(),
  ...toldFields,
  work_links: z.array(z.string()),
  profile_photo: url,
  image: url,
  images: z.array(z.string()),
  headshot_image: url,
  full_image: url,
  audition_video: url,
  media: z.object({
    profile_image: url,
    headshot_image: url,
    full_image: url,
    images: z.array(z.string()),
  }),
  profile_links: z.object({
    portfolio_link: url,
    imdb_profile: url,
    instagram_link: url,
    facebook_link: url,
    youtube_link: url,
  }),
  /** The categories to choose `SkillsData` from. */
  CategoryData: z.array(z.enum(categories)),
  is_child: z.boolean(),
  /** As whom the caller reads it. */
  seen_as: z.enum(talentReaders),
});
export type TalentProfile = z.output<typeof talentProfile>;

const ownProfile = talentProfile.extend({
  /** Whether a guardian has to agree before anything of this profile is shown. */
  guardian_needed: z.boolean(),
  /** For every sensitive fact, by the talent's choice or the usual. */
  field_visibility: z.record(z.enum(sensitiveFields), z.enum(factVisibilities)),
  /** How many work links the plan allows; null is unlimited. */
  work_links_most: z.number().nullable(),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** A control's value as it was typed, in order or not; the values of a list one by one. */
const typedValue = z.union([
  typed.max(TEXT_MOST, `At most ${TEXT_MOST} characters.`),
  z.array(typed.max(2048, 'This is too long.')).max(PROFILE_LIST_MOST),
]);
const typedFields = shapeOf<{ [K in TalentFieldName]: z.ZodOptional<typeof typedValue> }>(() =>
  typedValue.optional(),
);

const draftForm = z.object({
  fields: z
    .object({
      ...typedFields,
      work_links: typedValue.optional(),
      field_visibility: fieldVisibility.optional(),
    })
    .refine((fields) => JSON.stringify(fields).length <= DRAFT_BYTES, 'This is too much for a draft.'),
  /** As `if_match` of a save; a draft of an older profile than the one that is kept is refused with 409. */
  based_on: z.union([instant, z.literal('never')]).optional(),
});
export type DraftForm = z.output<typeof draftForm>;

const draft = draftForm.required({ based_on: true }).extend({ saved_at: instant });
const success = z.literal(true);

export const talent = {
  'GET /api/user/profile': endpoint({
    access: 'talent',
    reply: z.object({ success, user: ownProfile }),
  }),
  /** Texts as they are typed, flags as '1' or '0', lists as JSON text or with commas. */
  'PUT /api/user/profile': endpoint({
    access: 'talent',
    limit: { account: [perMinute(30), perHour(300)] },
    body: profileForm,
    files: {
      image: { kind: 'image', most: 1 },
      headshot_image: { kind: 'image', most: 1 },
      full_image: { kind: 'image', most: 1 },
      images: { kind: 'image', most: 30 },
      audition_video: { kind: 'video', most: 1 },
    },
    reply: done.extend({ user: ownProfile }),
  }),
  /** What was typed in the wizard and not saved; null when there is nothing. */
  'GET /api/user/profile/draft': endpoint({
    access: 'talent',
    reply: z.object({ success, draft: draft.nullable() }),
  }),
  'PUT /api/user/profile/draft': endpoint({
    access: 'talent',
    limit: { account: [perMinute(60)] },
    body: draftForm,
    reply: z.object({ success, saved_at: instant }),
  }),
  'DELETE /api/user/profile/draft': endpoint({ access: 'talent', reply: done }),
  /** 404 for whoever may not see it. */
  'GET /api/user/profile/:id': endpoint({
    access: 'account',
    params: z.object({ id: z.uuid('No profile found.') }),
    reply: z.object({ success, data: talentProfile }),
  }),
};
