/** The URLs on which an agency works. Kept apart from the others, so that visitors do not load them. */
export const agencyPaths = {
  roster: '/user/agency',
  submit: '/user/agency/submit',
  worksheet: '/user/agency/worksheet',
  act: '/user/act/:mandate',
  team: '/user/agency/team',
  packages: '/user/agency/packages',
} as const;
