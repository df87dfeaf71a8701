import type { Endpoint } from '#endpoint.ts';

type Declared = Readonly<Record<`${string} /api/*/${string}`, Omit<Endpoint, 'access'>>>;
type Members = Pick<Endpoint, 'team' | 'suspended'>;

/** The endpoints of one area, whose name takes the place of the asterisk. */
type InArea<D, Area extends string, Access> = {
  [N in keyof D as N extends `${infer Before}*${infer After}` ? `${Before}${Area}${After}` : never]: D[N] &
    Access;
};

/**
 * Declares endpoints that talent have under `/api/user` and members of a production house under `/api/production`.
 * The asterisk in their paths stands for either. `members` may use those of the house; all of them unless given.
 */
export function forBothRoles<const D extends Declared>(
  endpoints: D,
  members: Members = { team: 'viewer' },
): InArea<D, 'user', { access: 'talent' }> & InArea<D, 'production', { access: 'production' } & Members> {
  const inArea = (area: string, access: Pick<Endpoint, 'access'>) =>
    Object.entries(endpoints).map(([name, endpoint]) => [
      name.replace('*', area),
      { ...access, ...endpoint },
    ]);
  return Object.fromEntries([
    ...inArea('user', { access: 'talent' }),
    ...inArea('production', { access: 'production', ...members }),
    // The names are made as the type makes them.
  ]) as ReturnType<typeof forBothRoles<D>>;
}
