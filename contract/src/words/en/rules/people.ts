import type { applyGenders, GuardianRelation } from '#rules/talent-vocabulary.ts';
import type { Category, JobGender } from '#rules/vocabulary.ts';
import type { Labels } from '#words/labels.ts';

export const gender_names: Labels<JobGender, JobGender> = {};

export const apply_gender_names: Labels<(typeof applyGenders)[number], (typeof applyGenders)[number]> = {};

export const guardian_relations: Labels<GuardianRelation, GuardianRelation> = {};

/** Kinds of talent. */
export const category_names: Labels<Category, Category> = {};
