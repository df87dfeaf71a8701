import { index, layout, type RouteConfig } from '@react-router/dev/routes';

/** The site map: every address, its layout and its page. */
export default [
  layout('app/PublicLayout.tsx', [index('features/home/HomePage.tsx')]),
  layout('app/TalentLayout.tsx', []),
  layout('app/ProductionLayout.tsx', []),
] satisfies RouteConfig;
