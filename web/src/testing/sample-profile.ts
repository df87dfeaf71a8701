import type { FoundTalent } from '@kirdaar/contract/houses/discovery';
import { talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import { categories } from '@kirdaar/contract/rules/vocabulary';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';

/** Returns a talent's own profile before the first save. A test sets only the fields it needs. */
export function sampleProfile(fields: Partial<OwnProfile> = {}): OwnProfile {
  const emptyAnswers = talentFieldList.map(([name, { kind }]) => [name, kind === 'list' ? [] : null]);
  return {
    ...(Object.fromEntries(emptyAnswers) as Pick<OwnProfile, (typeof talentFieldList)[number][0]>),
    id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11',
    name: 'Asha Rao',
    email: 'asha@talent.example',
    mobile: '+919812300001',
    age: null,
    updated_at: null,
    work_links: [],
    credits: [],
    profile_photo: null,
    image: null,
    images: [],
    headshot_image: null,
    full_image: null,
    audition_video: null,
    media: { profile_image: null, headshot_image: null, full_image: null, images: [] },
    profile_links: {
      portfolio_link: null,
      imdb_profile: null,
      instagram_link: null,
      facebook_link: null,
      youtube_link: null,
    },
    CategoryData: [...categories],
    is_child: false,
    seen_as: 'self',
    guardian_needed: false,
    field_visibility: {} as OwnProfile['field_visibility'],
    work_links_most: 1,
    completion: 25,
    missing_answers: [],
    ...fields,
  };
}

/** Returns the public page of an adult who has told almost nothing. A test sets only the fields it needs. */
export function samplePublicProfile(fields: Partial<PublicProfile> = {}): PublicProfile {
  return {
    ...{ id: 'asha', slug: 'asha-rao', name: 'Asha Rao', image: null, verified: false, is_child: false },
    ...{ profileType: null, age: 23, age_band: '18-24', gender: 'Female', city: null, state: null },
    ...{ country: null, height: null, body_type: null, hair_color: null, eye_color: null, beard: null },
    ...{ skills: [], languages: [], photos: [], videos: [], voices: [], credits: [], updated_at: null },
    ...fields,
  };
}

/** Returns what a house finds of a talent that has not applied to it. A test sets only the fields it needs. */
export function foundTalent(fields: Partial<FoundTalent> = {}): FoundTalent {
  return {
    ...{ id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11', name: 'Asha Rao', image: null, profileType: null },
    ...{ age: null, age_band: '18-24', gender: null, city: null, hair_color: null, eye_color: null },
    ...{ body_type: null, beard: null, applied: false },
    ...fields,
  };
}
