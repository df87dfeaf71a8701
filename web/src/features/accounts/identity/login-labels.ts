import type { Role } from '#session/area-of.ts';
import * as common from '#words/ui/common.ts';

/** The name of each role's login, as the site's links call it. */
export const loginLabels: Record<Role, string> = {
  talent: common.talent_login,
  production: common.house_login,
};
