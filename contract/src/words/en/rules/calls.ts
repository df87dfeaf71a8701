import type {
  auditionTypes,
  jobAvailabilities,
  projectFilters,
  roleTypes,
  workTypes,
} from '#rules/vocabulary.ts';
import type { Labels } from '#words/labels.ts';

export const role_types: Labels<(typeof roleTypes)[number], (typeof roleTypes)[number]> = {};

export const audition_types: Labels<(typeof auditionTypes)[number], (typeof auditionTypes)[number]> = {};

export const call_availabilities: Labels<
  (typeof jobAvailabilities)[number],
  (typeof jobAvailabilities)[number]
> = {};

export const project_types: Labels<(typeof projectFilters)[number], (typeof projectFilters)[number]> = {};

/** What a production house makes. */
export const work_types: Labels<(typeof workTypes)[number], (typeof workTypes)[number]> = {};
