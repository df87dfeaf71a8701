import { api } from '@kirdaar/contract/api';
import type { FoundTalent } from '@kirdaar/contract/houses/discovery';
import { categories } from '@kirdaar/contract/rules/vocabulary';
import { type PublicProfile, publicProfile } from '@kirdaar/contract/talent/directory';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { emptyOf } from '#testing/empty-of.ts';

const { user: ownProfile } = api['GET /api/user/profile'].reply.shape;
const { data: found } = api['POST /api/production/profiles/filter'].reply.shape;
const id = '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11';

/** Returns a talent's own profile before the first save. A test sets only the fields it needs. */
export function sampleProfile(fields: Partial<OwnProfile> = {}): OwnProfile {
  return {
    ...emptyOf(ownProfile),
    id,
    name: 'Asha Rao',
    email: 'asha@talent.example',
    mobile: '+919812300001',
    CategoryData: [...categories],
    seen_as: 'self',
    field_visibility: {} as OwnProfile['field_visibility'],
    work_links_most: 1,
    completion: 25,
    ...fields,
  };
}

/** Returns the public page of an adult who has told almost nothing. A test sets only the fields it needs. */
export function samplePublicProfile(fields: Partial<PublicProfile> = {}): PublicProfile {
  const adult = { age: 23, age_band: '18-24', gender: 'Female' } as const;
  return { ...emptyOf(publicProfile), id: 'asha', slug: 'asha-rao', name: 'Asha Rao', ...adult, ...fields };
}

/** Returns what a house finds of a talent that has not applied to it. A test sets only the fields it needs. */
export function foundTalent(fields: Partial<FoundTalent> = {}): FoundTalent {
  return { ...emptyOf(found.element), id, name: 'Asha Rao', age_band: '18-24', ...fields };
}
