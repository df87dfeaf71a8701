import { plural } from '#words/plural.ts';

export const list_meta_title = 'Talent profiles';
export const list_meta_chosen = (filters: string) => `Profiles: ${filters}`;
export const list_meta_description =
  'Find actors, models, children, dancers, voice artists and influencers across India by age, look and city.';
export const list_lead =
  'Everyone here chose to be listed. The newest profiles come first, and nobody can pay for a better position.';
export const found = (count: number, text: string) =>
  plural(count, { one: `${text} profile`, other: `${text} profiles` });
export const found_none = 'No profiles found';
export const found_start = 'Go to the start of the list';
export const found_more = 'Load more';
export const children_hidden = 'Children are not shown here.';
export const children_hidden_why =
  'To protect them, only production houses that we have verified for children see talent under 18, and only with the consent of a parent or guardian.';
export const children_search = 'Search as a production house';
export const children_login = 'Log in as a production house';

export const filters_close = 'Close filters';
export const filters_show = (count: string) => (count === '1' ? 'Show 1 profile' : `Show ${count} profiles`);
export const chips = 'Active filters';
export const chip_fact = (name: string, value: string) => `${name}: ${value}`;
export const chip_remove = (filter: string) => `Remove ${filter}`;

export const fact_body = 'Body';
export const house_drives = 'Drives';
export const house_roles = 'Would play';
export const house_agent = 'Represented by';

export const verified = 'Identity verified';
export const photos_more = 'More photos';
export const photo = (place: number, name: string) => `Photo ${place} of ${name}`;
export const videos = 'Videos';
export const video = (name: string) => `Intro video of ${name}`;
export const voices = 'Voice';
export const voice = (place: number) => `Voice sample ${place}`;
export const credits = 'Credits';
export const print = 'Print';
