import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The build script builds beside the site that may be running.
  buildDirectory: process.env.SITE_BUILD ?? 'build',
} satisfies Config;
