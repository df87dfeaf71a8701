import type { TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import { experienceFlags, roleFlags } from '@kirdaar/contract/rules/vocabulary';
import {
  type ProfileField,
  type ProfileSection,
  question,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';

/** Step 3: roles, experience and work. `maxWorkLinks` is the plan's limit of work links, if any. */
export function workSections(maxWorkLinks: number | null): ProfileSection[] {
  return [
    {
      title: 'Roles you would play',
      lead: 'Select all that apply.',
      fields: [...asked(roleFlags), question('lgbtq_friendly', 'LGBTQ+ friendly')],
    },
    {
      title: 'Credits',
      lead: 'Your work as a résumé, on your public profile and your comp card. The newest year is shown first.',
      fields: [{ name: 'credits', label: 'Credits', credits: true, wide: true }],
    },
    {
      title: 'Experience',
      fields: [
        ...asked(experienceFlags),
        question('acting_experience', 'Acting Experience', { placeholder: 'Titles, years and your roles' }),
        question('previous_work', 'Previous Work'),
        question('professional_training', 'Professional Training', {
          placeholder: 'Schools, teachers, years',
        }),
        question('courses', 'Courses'),
        question('special_niche', 'Special Niche', { placeholder: 'Period dialogue, sign language' }),
        question('influencer_type', 'Influencer Type', { placeholder: 'Nano, micro, celebrity' }),
        question('influencer_niche', 'Influencer Niche', { placeholder: 'Food, travel, fashion' }),
      ],
    },
    {
      title: 'Modeling and doubles',
      fields: [
        question('hand_modeling', 'Hand modeling', yesOrNo),
        question('foot_modeling', 'Foot modeling', yesOrNo),
        question('body_double_actor_name', 'Body Double Actor Name', {
          placeholder: 'The actor you double for',
        }),
        question('lookalike_actor_name', 'Lookalike Actor Name', { placeholder: 'The actor you look like' }),
        question('body_double', 'Body double'),
      ],
    },
    {
      title: 'Professional links',
      fields: [
        question('portfolio_link', 'Portfolio Link', { placeholder: 'https://' }),
        question('imdb_profile', 'IMDb Profile', { placeholder: 'https://www.imdb.com/name/…' }),
        question('instagram_link', 'Instagram Link', { placeholder: '@yourname' }),
        question('facebook_link', 'Facebook Link', { placeholder: '@yourname' }),
        question('youtube_link', 'YouTube Link', { placeholder: 'https://www.youtube.com/@…' }),
        workLinks(maxWorkLinks),
      ],
    },
    {
      title: 'Who represents you',
      fields: [question('agency_name', 'Agency Name'), question('manager_name', 'Manager Name')],
    },
  ];
}

/** Creates flags with the labels of the contract. */
function asked(labels: Partial<Record<TalentFieldName, string>>): ProfileField[] {
  // The keys of a table of contract labels are contract fields.
  return Object.entries(labels).map(([name, label]) => question(name as TalentFieldName, label));
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
