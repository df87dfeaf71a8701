import { plural } from '#words/plural.ts';

export const skip_to_content = 'Skip to content';

export const menu_open = 'Open menu';
export const menu_close = 'Close menu';
export const panel_show = 'Show the side panel';
export const panel_hide = 'Hide the side panel';
export const welcome = (name: string) => `Welcome, ${name}`;
export const nav_area = 'Area';
export const nav_more = 'More';
export const log_out = 'Log Out';

export const completion = 'Profile completion';
export const completion_share = (percent: number) => `${percent}% complete`;
export const answers_missing = (count: number) =>
  plural(count, { one: `${count} answer is missing`, other: `${count} answers are missing` });
export const last_updated = 'Last Updated';
export const unnamed_house = 'User';

export const link_popular_calls = 'Popular Casting Calls';
export const link_calls_for_you = 'New Casting Calls for You';
export const link_plans = 'Plans';
export const link_saved_calls = 'Saved Casting Calls';

export const link_previous_jobs = 'Previous Job Post';
export const link_upcoming = 'Upcoming Projects';
export const link_lists = 'Lists and invitations';
export const link_team = 'Team';

export const house_suspended = 'Your production house is suspended. Talent can’t see your casting calls.';
export const house_banned = 'Your production house is banned. Talent can’t see your casting calls.';
export const house_appeal = 'Read why and appeal';

export const logged_out_title = 'Logged out';
export const logged_out_hint =
  'You have logged out in another tab, or your session has expired. Unfinished forms are saved in this tab.';
export const replaced_title = 'Another account';
export const link_for_other = (name: string, wanted: 'talent' | 'production' | 'other') =>
  `You are logged in as ${name}. This link is for ${link_accounts[wanted]}.`;
const link_accounts = {
  talent: 'a talent account',
  production: 'a production house account',
  other: 'another account',
};
export const switch_to_link = 'Log out and open the link';
export const replaced_text = 'Another account has logged in on this browser.';
export const replaced_continue = 'Continue with that account';

export const page_missing = 'Page not found.';
export const page_failed = 'We couldn’t load this page.';
