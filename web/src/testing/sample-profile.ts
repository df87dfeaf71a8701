import { talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import { categories } from '@kirdaar/contract/rules/vocabulary';
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
