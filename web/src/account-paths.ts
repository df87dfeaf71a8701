/** The page of each role for API keys. Kept apart from other URLs, so that visitors do not load it. */
export const apiKeysOf = {
  talent: '/user/account/api-keys',
  production: '/production/account/api-keys',
} as const;
