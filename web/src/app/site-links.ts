import { paths } from '#paths.ts';
import * as words from '#words/app/site-frame.ts';

/** The pages of the public site, as named in its header. */
export const siteLinks = [
  { label: words.link_casting_calls, to: paths.castingCalls },
  { label: words.link_home, to: paths.home },
  { label: words.link_about, to: paths.about },
  { label: words.link_services, to: paths.services },
  { label: words.link_profiles, to: paths.profiles },
  { label: words.link_projects, to: paths.projects },
  { label: words.link_plans, to: paths.plans },
  { label: words.link_contact, to: paths.contact },
  { label: words.link_clients, to: paths.clients },
] as const;
