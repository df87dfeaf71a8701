import type { Role } from '#session/area-of.ts';
import * as words from '#words/accounts/identity.ts';

/** The name of each role's login, as the site's links call it. */
export const loginLabels: Record<Role, string> = {
  talent: words.login_talent,
  production: words.login_house,
};
