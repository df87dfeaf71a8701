import type { z } from 'zod';
import { canonicalChoice, canonicalLine, cityLine } from '#canonical-fields.ts';
import { choice, line } from '#fields.ts';
import { listText } from '#list-fields.ts';
import { MAX_PROFILE_LIST } from '#rules/limits.ts';
import { skills } from '#rules/talent-choices.ts';
import type { TalentFieldName } from '#rules/talent-fields.ts';
import { categories } from '#rules/vocabulary.ts';

/** The fields of a profile that are stored in one spelling. */
export const spelt: Partial<Record<TalentFieldName, z.ZodType>> = {
  city: cityLine,
  state: canonicalLine('state'),
  language: listText(line, MAX_PROFILE_LIST, 'language'),
  skills: listText(choice(skills), MAX_PROFILE_LIST, 'skill'),
  profileType: canonicalChoice('category', categories),
  SkillsData: listText(choice(categories), MAX_PROFILE_LIST, 'category'),
};
