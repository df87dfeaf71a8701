import type { TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import {
  type ProfileField,
  type ProfileSection,
  question,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';
import { experiences, wanted_roles } from '#words/rules/work.ts';
import { credits } from '#words/talent/directory.ts';
import * as words from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

/** Step 3: roles, experience and work. `maxWorkLinks` is the plan's limit of work links, if any. */
export function workSections(maxWorkLinks: number | null): ProfileSection[] {
  return [
    {
      title: words.section_roles,
      topic: 'roles',
      lead: words.section_roles_lead,
      fields: [...asked(wanted_roles), question('lgbtq_friendly', words.lgbtq_friendly)],
    },
    {
      title: credits,
      lead: words.section_credits_lead,
      fields: [{ name: 'credits', label: credits, credits: true, wide: true }],
    },
    {
      title: common.experience,
      fields: [
        ...asked(experiences),
        question('acting_experience', common.acting_experience, {
          placeholder: words.acting_experience_example,
        }),
        question('previous_work', words.previous_work),
        question('professional_training', words.professional_training, {
          placeholder: words.professional_training_example,
        }),
        question('courses', common.courses),
        question('special_niche', words.special_niche, { placeholder: words.special_niche_example }),
        question('influencer_type', words.influencer_type, { placeholder: words.influencer_type_example }),
        question('influencer_niche', words.influencer_niche, { placeholder: words.influencer_niche_example }),
      ],
    },
    {
      title: words.section_doubles,
      fields: [
        question('hand_modeling', words.hand_modeling, yesOrNo),
        question('foot_modeling', words.foot_modeling, yesOrNo),
        question('body_double_actor_name', words.body_double_actor_name, {
          placeholder: words.body_double_actor_name_example,
        }),
        question('lookalike_actor_name', words.lookalike_actor_name, {
          placeholder: words.lookalike_actor_name_example,
        }),
        question('body_double', words.body_double),
      ],
    },
    {
      title: words.section_links,
      fields: [
        question('portfolio_link', common.portfolio, { placeholder: 'https://' }),
        question('imdb_profile', words.imdb_profile, { placeholder: 'https://www.imdb.com/name/…' }),
        question('instagram_link', common.instagram, { placeholder: words.handle_example }),
        question('facebook_link', words.facebook_link, { placeholder: words.handle_example }),
        question('youtube_link', words.youtube_link, { placeholder: 'https://www.youtube.com/@…' }),
        workLinks(maxWorkLinks),
      ],
    },
    {
      title: words.section_agents,
      topic: 'agents',
      fields: [question('agency_name', words.agency_name), question('manager_name', words.manager_name)],
    },
  ];
}

function asked(labels: Partial<Record<TalentFieldName, string>>): ProfileField[] {
  // The keys of the labels are fields.
  return Object.entries(labels).map(([name, label]) => question(name as TalentFieldName, label));
}

function workLinks(max: number | null): ProfileField {
  return {
    name: 'work_links',
    label: words.work_links,
    type: 'lines',
    wide: true,
    placeholder: 'https://',
    hint: max === null ? words.work_links_hint : words.work_links_hint_limited(max),
    check: (typed) =>
      max !== null && linesOf(typed).length > max ? words.work_links_too_many(max) : undefined,
  };
}

/** Returns the links in a text, one per line. */
export function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
