import type { FastifyInstance } from 'fastify';

/** A browser that keeps cookies per host and follows redirects until it returns to our pages. */
export function openBrowser(app: FastifyInstance, site: string) {
  const jars = new Map<string, Map<string, string>>();
  /** Every URL visited, oldest first. */
  const visited: string[] = [];

  const cookiesFor = ({ host }: URL) => [...(jars.get(host) ?? [])].map((pair) => pair.join('=')).join('; ');
  function keep({ host }: URL, cookies: string | string[] = []) {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    for (const cookie of [cookies].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
  }

  async function load(address: URL) {
    const headers = { cookie: cookiesFor(address) };
    if (address.origin === site) {
      const answer = await app.inject({ url: address.pathname + address.search, headers });
      keep(address, answer.headers['set-cookie']);
      return answer.headers.location;
    }
    const answer = await fetch(address, { headers, redirect: 'manual' });
    keep(address, answer.headers.getSetCookie());
    return answer.headers.get('location');
  }

  /** Opens a URL, follows its redirects and returns the page's URL; stops at the path `until`. */
  async function visit(path: string, until = '/production/login'): Promise<URL> {
    let address = new URL(path, site);
    for (let step = 0; step < 12; step += 1) {
      visited.push(address.href);
      if (address.origin === site && address.pathname === until) return address;
      const location = await load(address);
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

  async function send(url: string, payload: object) {
    const answer = await app.inject({ method: 'POST', url, headers: { cookie: cookies() }, payload });
    keep(new URL(site), answer.headers['set-cookie']);
    return { status: answer.statusCode, body: answer.json() };
  }

  const cookies = () => cookiesFor(new URL(site));
  return { visit, visited, exchange, send, cookies };
}
