/**
 * What an API key can be allowed to see or change. What is not in an area, such as the account, its logins, its
 * payments and the team of a house, no key can reach.
 */
export const apiAreas = ['profiles', 'jobs', 'applications', 'auditions', 'messages'] as const;
export type ApiArea = (typeof apiAreas)[number];

export type ApiScope = `${ApiArea}:${'read' | 'write'}`;
export const apiScopes = apiAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);

/** For how many days a key can be made. */
export const apiKeyDays = [30, 90, 365] as const;

/** Returns the scope that an endpoint of an area usually needs. */
export function scopeIn(area: ApiArea, reads: boolean): ApiScope {
  return `${area}:${reads ? 'read' : 'write'}`;
}

/** Tells whether a key with these scopes covers what is needed; who may write may also read. */
export function coversScope(scopes: readonly ApiScope[], needed: ApiScope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(':read', ':write') as ApiScope);
}
