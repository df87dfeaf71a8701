import type { FastifyInstance } from 'fastify';

function keep(jar: Map<string, string>, cookie: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  jar.set(name, value);
}

/** A browser that keeps cookies per host and follows redirects until it returns to our pages. */
export function openBrowser(app: FastifyInstance, site: string) {
  const jars = new Map<string, Map<string, string>>();
  /** Every URL visited, oldest first. */
  const visited: string[] = [];

  function cookiesFor(host: string) {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  }

  async function load(address: URL) {
    const jar = cookiesFor(address.host);
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    if (address.origin === site) {
      const answer = await app.inject({ url: address.pathname + address.search, headers });
      const set = [answer.headers['set-cookie'] ?? []].flat();
      return { location: answer.headers.location, set, jar };
    }
    const answer = await fetch(address, { headers, redirect: 'manual' });
    return { location: answer.headers.get('location'), set: answer.headers.getSetCookie(), jar };
  }

  /** Opens a URL, follows its redirects and returns the page's URL; stops at the path `until`. */
  async function visit(path: string, until = '/production/login'): Promise<URL> {
    let address = new URL(path, site);
    for (let step = 0; step < 12; step += 1) {
      visited.push(address.href);
      if (address.origin === site && address.pathname === until) return address;
      const { location, set, jar } = await load(address);
      for (const cookie of set) keep(jar, cookie);
      if (!location) throw new Error(`${address.href} does not redirect.`);
      address = new URL(location, address);
    }
    throw new Error('There are too many redirects.');
  }

  /** Exchanges the code in the page's URL for a session, as the page does. */
  async function exchange(page: URL, two_factor_code?: string, area = 'production') {
    const code = /^#code=(.+)$/.exec(page.hash)?.[1];
    if (!code) throw new Error(`There is no code in ${page.href}.`);
    return send(`/api/auth/google/${area}/exchange`, { code, two_factor_code });
  }

  /** Posts to the site with the cookies of this browser. */
  async function send(url: string, payload: object) {
    const answer = await app.inject({ method: 'POST', url, headers: { cookie: cookieHeader() }, payload });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat())
      keep(cookiesFor(new URL(site).host), cookie);
    return { status: answer.statusCode, body: answer.json() };
  }

  const cookieHeader = () => [...cookiesFor(new URL(site).host)].map((pair) => pair.join('=')).join('; ');
  return { visit, visited, exchange, send, cookies: cookieHeader };
}
