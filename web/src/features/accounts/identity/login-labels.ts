import type { Role } from '#session/area-of.ts';

/** The name of each role's login, as the site's links call it. */
export const loginLabels: Record<Role, string> = { talent: 'Talent Login', production: 'Client Login' };
