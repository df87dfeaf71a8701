/** Matches a URL with one or several hosts, as PostgreSQL's own programs accept it. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]+)(.*)$/;

/** Returns a URL for each host of a database URL: `postgres://name:word@one:5432,two:5433/kirdaar` has two. */
export function urlsOfHosts(databaseUrl: string): string[] {
  const [, start = '', hosts, rest = ''] = PARTS.exec(databaseUrl) ?? [];
  return hosts ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [databaseUrl];
}
