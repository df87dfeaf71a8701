/** The ways to apply on the pages of casting calls. Public pages load it, so it is kept small. */

export const apply = <Part>(title: string, unseen: (text: string) => Part) => [
  'Apply',
  unseen(` for ${title}`),
];
export const send_again = 'Send your application again';
export const used_up = (used: number, max: number | null) => `${used} of ${max} applications used`;
export const plans = 'See the plans';
export const closed_title = 'Closed';
export const closed = 'This casting call no longer takes applications.';
export const stopped = 'Not taking applications now.';
export const own_applications = 'See it in My Applications';
export const for_talent_only = 'Talent apply here with their own account.';
export const after_login = 'After you log in, the application form opens.';
export const register = 'New here? Register free';
