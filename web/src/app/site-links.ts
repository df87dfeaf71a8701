import { paths } from '#paths.ts';

/** The pages of the public site, as named in its header. */
export const siteLinks = [
  { label: 'CASTING CALLS', to: paths.castingCalls },
  { label: 'HOME', to: paths.home },
  { label: 'ABOUT US', to: paths.about },
  { label: 'SERVICES', to: paths.services },
  { label: 'PROFILES', to: paths.profiles },
  { label: 'PROJECTS', to: paths.projects },
  { label: 'PLANS', to: paths.plans },
  { label: 'CONTACT US', to: paths.contact },
  { label: 'OUR CLIENTS', to: paths.clients },
] as const;
