import type { experienceFlags, roleFlags } from '#rules/talent-vocabulary.ts';

/** Roles a talent would play. */
export const wanted_roles: Record<(typeof roleFlags)[number], string> = {
  lead_roles: 'Lead Roles',
  supporting_roles: 'Supporting Roles',
  background_extras: 'Background/Extras',
  child_roles: 'Child Roles',
  elderly_roles: 'Elderly Roles',
  romantic_roles: 'Romantic Roles',
  villain_roles: 'Villain/Negative Roles',
  comedy_roles: 'Comedy Roles',
  period_roles: 'Period/Historical Roles',
  fantasy_sci_fi_roles: 'Fantasy/Sci-fi Roles',
  special_category: 'Special category',
};

/** Where a talent has experience. */
export const experiences: Record<(typeof experienceFlags)[number], string> = {
  theatre: 'in Theatre',
  print_modeling: 'in Print/Modeling',
  reality_shows: 'in Reality Shows',
};
