import type { StaffStop } from '#rules/staff-queue.ts';
import type {
  auditionTypes,
  jobAvailabilities,
  jobProjectTypes,
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

type ProjectType = (typeof projectFilters | typeof jobProjectTypes)[number];
export const project_types: Labels<ProjectType, ProjectType> = {};

/** The title of a casting call: the role and the type of the project. */
export const call_title = (title: string) => title;

/** The pay of a casting call, in which the suggested values are known. */
export const pay_text = (pay: string) => pay;

/** What a production house makes. */
export const work_types: Labels<(typeof workTypes)[number], (typeof workTypes)[number]> = {};

/** What people read of a casting call that staff stopped. */
export const stops: Record<StaffStop, string> = {
  removed:
    'We have removed this casting call. Do not go to an audition or a shoot for it until we write to you again.',
  suspension:
    'We have suspended this production house, so its casting call is on hold. Do not go to an audition or a shoot for it until we write to you again.',
  ban: 'We have banned this production house and removed its casting call. Do not go to an audition or a shoot for it.',
};
