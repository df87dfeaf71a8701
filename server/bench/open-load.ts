import { Agent, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, type Request } from '#bench/cases.ts';

export interface Answered {
  ms: number;
  /** 0 if the connection failed, or if too many requests were open to send this one. */
  status: number;
}

const CONNECTIONS = 32;
const MAX_OPEN = 2000;
const TICK_MS = 10;
const VISITORS = 200;

/**
 * Sends requests of many visitors to the product, over at most so many connections that are kept, as a reverse
 * proxy does. The time of a request includes its wait for a connection. Without a proxy, Node accepts only one
 * new connection in each turn of its event loop, so that visitors wait to be accepted.
 */
export function openLoad(address: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let open = 0;
  let sent = 0;

  function ask({ method, path, body }: Request): Promise<Answered> {
    const begun = performance.now();
    const visitor = addressOf(sent++ % VISITORS);
    const json = body && JSON.stringify(body);
    const headers = { 'x-forwarded-for': visitor, ...(json && { 'content-type': 'application/json' }) };
    open += 1;
    return new Promise<Answered>((resolve) => {
      const end = (status: number) => resolve({ ms: performance.now() - begun, status });
      const asked = send(`${address}${path}`, { method, agent, headers }, (response) => {
        response.resume().once('close', () => end(response.complete ? (response.statusCode ?? 0) : 0));
      });
      asked.once('error', () => end(0)).end(json);
    }).finally(() => {
      open -= 1;
    });
  }

  return {
    /** Sends the next request on each connection when the last one was answered. */
    async asFastAsAnswered(requests: Request[], seconds: number): Promise<Answered[]> {
      const answered: Answered[] = [];
      const until = performance.now() + seconds * 1000;
      const connection = async (_: unknown, place: number) => {
        for (let next = place; performance.now() < until; next += CONNECTIONS) {
          const request = requests[next % requests.length];
          if (request) answered.push(await ask(request));
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, connection));
      return answered;
    },

    /** Sends so many requests a second, whether or not the earlier ones were answered. */
    async atRate(requests: Request[], perSecond: number, seconds: number): Promise<Answered[]> {
      const answers: (Answered | Promise<Answered>)[] = [];
      const begun = performance.now();
      for (let passed = 0; passed < seconds; passed = (performance.now() - begun) / 1000) {
        const due = Math.floor(passed * perSecond) - answers.length;
        for (const request of cycle(requests, answers.length, due))
          answers.push(open < MAX_OPEN ? ask(request) : { ms: 0, status: 0 });
        await pause(TICK_MS);
      }
      return Promise.all(answers);
    },

    close: () => agent.destroy(),
  };
}

/** Returns so many requests in turn, beginning at a place. */
function cycle(requests: Request[], from: number, count: number): Request[] {
  const places = Array.from({ length: count }, (_, place) => (from + place) % requests.length);
  return places.flatMap((place) => requests[place] ?? []);
}
