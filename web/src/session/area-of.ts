/** What a role's part of the site and of the API is called in addresses. */
export const areaOf = { talent: 'user', production: 'production' } as const;

export type Role = keyof typeof areaOf;
