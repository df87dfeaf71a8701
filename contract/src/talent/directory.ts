import { z } from 'zod';
import { canonicalChoice, cityLine } from '#canonical-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, idOrSlug, isBlank, line, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perMinute } from '#rates.ts';
import { MAX_CHOICES, MAX_LIST, MAX_PAGE, MAX_SEARCH, PROFILES_PER_PAGE } from '#rules/limits.ts';
import { type AgeBand, ageBands } from '#rules/profile-filters.ts';
import { type FilterableField, filterableFields } from '#rules/talent-fields.ts';
import { categories, genders } from '#rules/vocabulary.ts';
import { credit } from './credits.ts';

// The keys of the record are the bands.
const bands = Object.keys(ageBands) as AgeBand[];

/** Accepts one value or several, any of which may match; an empty value or 'All' does not filter. */
export function anyOf<T extends z.ZodType>(value: T) {
  return z.preprocess((chosen) => {
    const values = [chosen].flat().filter((one) => one !== undefined && !isBlank(one));
    return values.length === 0 || values.includes('All') ? undefined : values;
  }, z.array(value).max(MAX_CHOICES, msg('at_most_choices', MAX_CHOICES)).optional());
}

/** One filter for each filterable field of the profile; the type parameter describes the result. */
const fieldFilters = Object.fromEntries(
  filterableFields.map(([name, { kind, options }]) => [
    name,
    anyOf(kind === 'flag' ? choice(options) : line),
  ]),
) as Record<FilterableField, ReturnType<typeof anyOf<typeof line>>>;

/** Profile filter for houses and for the public. */
export const profileFilter = z.object({
  gender: anyOf(choice(genders)),
  category: anyOf(canonicalChoice('category', categories)),
  age: anyOf(choice(bands)),
  city: anyOf(cityLine),
  ...fieldFilters,
  /** Words or word prefixes from the name, the skills and the city. */
  search: optional(typed.max(MAX_SEARCH, msg('at_most_characters', MAX_SEARCH))),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(PROFILES_PER_PAGE),
});

const filter = z.strictObject(profileFilter.shape, {
  error: ({ code }) => (code === 'unrecognized_keys' ? msg('filter_unknown') : undefined),
});
export type ProfileFilter = z.output<typeof filter>;

/** In years, for a child only the band; both null while the age is unknown. */
export const listedAge = { age: z.number().nullable(), age_band: z.enum(bands).nullable() };

/** A talent in a list. For a child: the first name, the age band instead of the age, and no city. */
export const listedProfile = z.object({
  id: z.uuid(),
  /** The name in the URL of the public page, /t/{slug}; missing where pages are linked by id. */
  slug: z.string().nullable().optional(),
  name: z.string(),
  ...listedAge,
  gender: z.enum(genders).nullable(),
  city: z.string().nullable(),
  image: z.string().nullable(),
  hair_color: z.string().nullable(),
  body_type: z.string().nullable(),
  beard: z.string().nullable(),
  eye_color: z.string().nullable(),
  profileType: z.enum(categories).nullable(),
});
export type ListedProfile = z.output<typeof listedProfile>;

/** A picture, video or recording on a profile page. URLs may expire after ten minutes. */
const shownMedium = z.object({ id: z.uuid(), url: z.string(), caption: z.string().nullable() });

/** The profile page of a talent. For a child, it contains the age band instead of the age, and no city. */
export const publicProfile = listedProfile.extend({
  slug: z.string().nullable(),
  is_child: z.boolean(),
  /** Whether staff checked the identity and a plan with the badge is running. */
  verified: z.boolean(),
  age_band: z.enum(bands),
  state: z.string().nullable(),
  country: z.string().nullable(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  height: z.string().nullable(),
  /** The résumé, the newest first. */
  credits: z.array(credit),
  updated_at: z.iso.datetime().nullable(),
  photos: z.array(shownMedium.extend({ width: z.number().nullable(), height: z.number().nullable() })),
  /** Each video includes a still image. */
  videos: z.array(shownMedium.extend({ poster: z.string().nullable() })),
  voices: z.array(shownMedium),
});
export type PublicProfile = z.output<typeof publicProfile>;

export const profiles = {
  /**
   * Returns talent that match every filter, newest profile first: adults, and to a document-verified house also
   * children listed by a guardian. A search lists profiles with the whole words before those with words that only
   * begin so.
   */
  'POST /api/pages/filter': endpoint({
    access: 'public',
    reads: true,
    limit: { address: [perMinute(120)] },
    body: filter,
    reply: z.object({
      success,
      data: z.array(listedProfile),
      /** Number of matches, counted up to 1000, or up to 100 if a search found them. */
      total: z.number(),
      /** The total as display text, with a '+' if there are, or may be, more: '1,000+'. */
      total_text: z.string(),
      /** Whether there is another page. */
      more: z.boolean(),
    }),
  }),
  /**
   * Responds 404 if the profile is not public, and for a child unless the caller is a document-verified
   * house.
   */
  'GET /api/profiles/:id': endpoint({
    access: 'public',
    params: idOrSlug('profile_not_found'),
    reply: z.object({ success, data: publicProfile }),
  }),
};
