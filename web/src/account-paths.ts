/** The page of each role for API keys. Kept apart from other URLs, so that visitors do not load it. */
export const apiKeysOf = {
  talent: '/user/account/api-keys',
  production: '/production/account/api-keys',
} as const;

/** The calendar of a talent, and the link that answers about dates without a login. Visitors do not load these. */
export const calendarPaths = { calendar: '/user/calendar', availability: '/availability/:token' } as const;
