import type { Services } from '#platform/services.ts';
import { picture } from '#testing/files.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

const flags =
  'is_ad_agency is_casting_director is_event_agency is_production_house is_studio is_talent_agency';
const works = 'works_ads works_events works_film works_ott works_print works_theatre works_tv';

/** Returns the expected response keys of a house's own profile. */
export function companyProjections({ documents }: Showcase): Table {
  const profile = `company_name email ${flags} is_theater_group phone_number type_of_work updated_at ${works} updated_by`;
  const logo = 'image -location -owner_name profile_photo';
  const saved = '-image location owner_name -profile_photo';
  const empty = '-alternate_contact -suspension -website_url';
  return {
    'GET /api/production/profile': [
      ['a house', `{production_house{${inOrder(`${profile} ${logo} ${empty}`)}} success}`, { as: documents }],
    ],
    'PUT /api/production/profile': [
      ['a house', `{message production_house{${inOrder(`${profile} ${saved} ${empty}`)}} success}`],
    ],
    'GET /api/production/documents': [
      [
        'a house',
        '{success verification{-kind may_send -reason -sent_at state -valid_until}}',
        { as: documents },
      ],
    ],
    'GET /api/production/appeals': [['a house', '{answered[] decisions[] success}', { as: documents }]],
    'POST /api/production/appeals': [['a house', '{message success}']],
    'POST /api/production/documents': [
      ['a house', '{message success verification{kind may_send -reason sent_at state -valid_until}}'],
    ],
  };
}

export function companyWrites(services: Services): Writes {
  const given = createGiven(services);
  return {
    'PUT /api/production/profile': async () => ({
      as: await given.house(),
      body: {
        company_name: 'Dhanak Films',
        owner_name: 'Ira Sen',
        email: 'casting@dhanak.example',
        phone_number: '+91 22 4000 1234',
        location: 'Mumbai',
      },
    }),
    'POST /api/production/appeals': async () => {
      const house = await given.house();
      const { production_house_id } = house;
      const job = await given.job({ production_house_id, status: 'pending', rejection: 'Name the studio.' });
      return { as: house, body: { job_id: job.id, text: 'The studio is named in the second line.' } };
    },
    'POST /api/production/documents': async () => ({
      as: await given.house(),
      body: { kind: 'pan_card' },
      files: { document: [await picture()] },
    }),
  };
}

/** Sorts the keys alphabetically and ignores their marks. */
function inOrder(keys: string): string {
  const bare = (key: string) => key.replace(/^[-~]/, '');
  return keys
    .split(' ')
    .toSorted((one, other) => (bare(one) < bare(other) ? -1 : 1))
    .join(' ');
}

/** Names the readers of a rejected casting call that a house appeals. */
export function companyRules({ given, house }: Cast): Record<string, ObjectRule> {
  const { production_house_id } = house;
  const rejected = async () =>
    (await given.job({ production_house_id, status: 'pending', rejection: 'Name the studio.' })).id;
  return {
    'POST /api/production/appeals': {
      body: { field: 'job_id', rest: { text: 'The studio is named in the second line.' } },
      objects: { 'a refused call of the house': { id: rejected, readers: ['the house of the call'] } },
    },
  };
}
