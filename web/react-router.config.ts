import type { Config } from '@react-router/dev/config';

const language = process.env.SITE_LANGUAGE;

export default {
  appDirectory: 'src',
  ssr: true,
  // A page's own code is small: a request for each part of it takes longer than all of them together.
  splitRouteModules: false,
  // The build script builds beside the site that may be running.
  buildDirectory: process.env.SITE_BUILD ?? 'build',
  // English has the addresses without a language.
  ...(language && { basename: `/${language}` }),
} satisfies Config;
