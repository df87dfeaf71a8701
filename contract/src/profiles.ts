import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, line, optional, typed } from './fields.ts';
import { perMinute } from './rates.ts';
import { CHOICES_MOST, LIST_MOST, PROFILES_PER_PAGE, SEARCH_MOST } from './rules/limits.ts';
import { type AgeBand, ageBands } from './rules/profile-filters.ts';
import { categories, genders } from './rules/vocabulary.ts';

// The keys of the record are the bands.
const bands = Object.keys(ageBands) as AgeBand[];

/** One value or several of which any fits; what is empty, or 'All', filters nothing. */
function anyOf<T extends z.ZodType>(value: T) {
  return z.preprocess((chosen) => {
    const values = [chosen].flat().filter((one) => one !== undefined && one !== null && one !== '');
    return values.length === 0 || values.includes('All') ? undefined : values;
  }, z.array(value).max(CHOICES_MOST, `At most ${CHOICES_MOST} choices.`).optional());
}

/** What a house or anyone else asks for of profiles. */
export const profileFilter = z.object({
  gender: anyOf(choice(genders)),
  category: anyOf(choice(categories)),
  age: anyOf(choice(bands)),
  hair_color: anyOf(line),
  body_type: anyOf(line),
  beard: anyOf(line),
  eye_color: anyOf(line),
  city: anyOf(line),
  /** Words, or beginnings of words, of the name, the skills and the city. */
  search: optional(typed.max(SEARCH_MOST, `At most ${SEARCH_MOST} characters.`)),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(LIST_MOST).default(PROFILES_PER_PAGE),
});

const filter = z.strictObject(profileFilter.shape, {
  error: ({ code }) => (code === 'unrecognized_keys' ? 'There is no such filter.' : undefined),
});
export type ProfileFilter = z.output<typeof filter>;

const look = {
  hair_color: z.string().nullable(),
  body_type: z.string().nullable(),
  beard: z.string().nullable(),
  eye_color: z.string().nullable(),
};

/** A talent in a public list; a child goes by its first name, and its city is not told. */
export const listedProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  age: z.number(),
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  image: z.string().nullable(),
  ...look,
  profileType: z.enum(categories).nullable(),
});
export type ListedProfile = z.output<typeof listedProfile>;

/** A picture, a video or a recording of a page. Addresses may end after ten minutes. */
const shownMedium = z.object({ id: z.uuid(), url: z.string(), caption: z.string().nullable() });

/** The public page of a talent. Of a child, the band of its age is told and neither age nor city. */
export const publicProfile = listedProfile.extend({
  is_child: z.boolean(),
  age: z.number().nullable(),
  age_band: z.enum(bands),
  state: z.string().nullable(),
  country: z.string().nullable(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  height: z.string().nullable(),
  updated_at: z.iso.datetime().nullable(),
  photos: z.array(shownMedium.extend({ width: z.number().nullable(), height: z.number().nullable() })),
  /** With a still of each. */
  videos: z.array(shownMedium.extend({ poster: z.string().nullable() })),
  voices: z.array(shownMedium),
});
export type PublicProfile = z.output<typeof publicProfile>;

const success = z.literal(true);

export const profiles = {
  /** Whoever is public and fits every filter, newest profile first. */
  'POST /api/pages/filter': endpoint({
    access: 'public',
    limit: { address: [perMinute(120)] },
    body: filter,
    reply: z.object({
      success,
      data: z.array(listedProfile),
      /** How many fit, as far as they were counted, at most 1000. */
      total: z.number(),
      /** The same for reading, with a '+' where there are, or may be, more: '1,000+'. */
      total_text: z.string(),
      /** Whether another page follows. */
      more: z.boolean(),
    }),
  }),
  /** 404 for whoever is not public, and for a child unless a house known by its documents asks. */
  'GET /api/profiles/:id': endpoint({
    access: 'public',
    params: z.object({ id: z.uuid('No profile found.') }),
    reply: z.object({ success, data: publicProfile }),
  }),
};
