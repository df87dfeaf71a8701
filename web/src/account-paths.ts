// URLs of accounts, kept apart from the others, so that visitors do not load them.

/** The page of each role for API keys. */
export const apiKeysOf = {
  talent: '/user/account/api-keys',
  production: '/production/account/api-keys',
} as const;

/** The calendar of a talent, the terms of an offer, and the links without a login that answer about dates and follow an audition. */
export const calendarPaths = {
  calendar: '/user/calendar',
  terms: '/user/terms/:id',
  availability: '/availability/:token',
  pass: '/pass/:token',
} as const;

/** The links in emails about what staff corrected. */
export const correctionPaths = {
  confirmEmail: '/confirm-email',
  object: '/object-to-correction',
} as const;

/** Page of each role to verify a new account. */
export const verifyOf = {
  talent: '/user/verify',
  production: '/production/verify',
} as const;

/** Page of each role to request a password reset. */
export const forgotPasswordOf = {
  talent: '/user/forgot-password',
  production: '/production/forgot-password',
} as const;

/** Account settings page of each role. */
export const accountOf = {
  talent: '/user/account',
  production: '/production/account',
} as const;

/** Conversations of each role. */
export const conversationsOf = {
  talent: '/user/messages',
  production: '/production/messages',
} as const;

/** Notification inbox of each role. */
export const notificationsOf = {
  talent: '/user/notices',
  production: '/production/notices',
} as const;

/** Notification settings of each role. */
export const preferencesOf = {
  talent: '/user/account/messages',
  production: '/production/account/messages',
} as const;

/** What each role has agreed to. */
export const consentsOf = {
  talent: '/user/account/consents',
  production: '/production/account/consents',
} as const;

/** Query parameter of a login page: the day on which an account is deleted unless its owner logs in. */
export const DELETED_ON = 'deleted-on';
