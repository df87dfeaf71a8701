import type { TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import { experienceFlags, roleFlags } from '@kirdaar/contract/rules/vocabulary';
import {
  ask,
  need,
  type ProfileField,
  type ProfileSection,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';

/** Step 3: roles, experience and work. `linksMost` is the plan's limit of work links, if any. */
export function workSections(linksMost: number | null): ProfileSection[] {
  return [
    {
      title: 'Roles you would play',
      lead: 'Select all that apply.',
      fields: [...asked(roleFlags), ask('lgbtq_friendly', 'LGBTQ+ friendly')],
    },
    {
      title: 'Experience',
      fields: [
        ...asked(experienceFlags),
        ask('acting_experience', 'Acting Experience', { placeholder: 'Titles, years and your roles' }),
        ask('previous_work', 'Previous Work'),
        ask('professional_training', 'Professional Training', { placeholder: 'Schools, teachers, years' }),
        ask('courses', 'Courses'),
        ask('special_niche', 'Special Niche', { placeholder: 'Period dialogue, sign language' }),
        ask('influencer_type', 'Influencer Type', { placeholder: 'Nano, micro, celebrity' }),
        ask('influencer_niche', 'Influencer Niche', { placeholder: 'Food, travel, fashion' }),
      ],
    },
    {
      title: 'Modeling and doubles',
      fields: [
        ask('hand_modeling', 'Hand modeling', yesOrNo),
        ask('foot_modeling', 'Foot modeling', yesOrNo),
        ask('body_double_actor_name', 'Body Double Actor Name', { placeholder: 'The actor you double for' }),
        ask('lookalike_actor_name', 'Lookalike Actor Name', { placeholder: 'The actor you look like' }),
        ask('body_double', 'Body double'),
      ],
    },
    {
      title: 'Professional links',
      fields: [
        need('portfolio_link', 'Portfolio Link', { placeholder: 'https://' }),
        need('imdb_profile', 'IMDb Profile', { placeholder: 'https://www.imdb.com/name/…' }),
        need('instagram_link', 'Instagram Link', { placeholder: '@yourname' }),
        need('facebook_link', 'Facebook Link', { placeholder: '@yourname' }),
        need('youtube_link', 'YouTube Link', { placeholder: 'https://www.youtube.com/@…' }),
        workLinks(linksMost),
      ],
    },
    {
      title: 'Who represents you',
      fields: [ask('agency_name', 'Agency Name'), ask('manager_name', 'Manager Name')],
    },
  ];
}

/** Creates flags with the labels of the contract. */
function asked(labels: Partial<Record<TalentFieldName, string>>): ProfileField[] {
  // The keys of a table of contract labels are contract fields.
  return Object.entries(labels).map(([name, label]) => ask(name as TalentFieldName, label));
}

function workLinks(max: number | null): ProfileField {
  const full = `Your plan allows ${max} links to your work.`;
  return {
    name: 'work_links',
    label: 'Links to your work',
    type: 'lines',
    wide: true,
    placeholder: 'https://',
    hint: max === null ? 'One link per line.' : `One link per line. Your plan allows ${max}.`,
    check: (typed) => (max !== null && linesOf(typed).length > max ? full : undefined),
  };
}

/** Returns the links in a text, one per line. */
export function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
