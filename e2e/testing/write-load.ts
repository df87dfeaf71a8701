import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Deployment } from '#testing/deployment.ts';
import { chooseWrites, type Kind, kinds, type Write } from '#testing/write-targets.ts';

/** What one request saw. */
export interface Sighting {
  what: Kind | 'page' | 'list';
  /** 0: the connection failed; 408: there was no response in time. */
  status: number;
  code: string;
  /** Whether a rejection has the product's own shape: a sentence, and when to try again. */
  isClear: boolean;
  ms: number;
}

/** Between two requests of one person. */
const PACE_MS = 150;
/** Longer than the product's own time limits. A request that takes longer hangs. */
const HUNG_MS = 20_000;

/** Sends reads and writes of several users until it is stopped. Each write is repeated until it is confirmed. */
export async function startLoad(
  deployment: Pick<Deployment, 'query' | 'origin'>,
  only: readonly Kind[] = kinds,
) {
  const supply = await chooseWrites(deployment.query);
  const confirmed: Write[] = [];
  const sightings: Sighting[] = [];
  let isStopping = false;

  async function write(kind: Kind) {
    while (!isStopping) {
      const one = await supply[kind]();
      let seen = await send(one);
      while (!isOver(seen)) {
        await pause(PACE_MS);
        seen = await send(one);
      }
      if (seen.status === 200) confirmed.push(one);
      await pause(PACE_MS);
    }
  }

  function send({ kind, path, token, body }: Write): Promise<Sighting> {
    const isForm = typeof body === 'function';
    return ask(kind, path, {
      method: 'POST',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body() : JSON.stringify(body),
    });
  }

  async function read(what: 'page' | 'list', path: string) {
    for (let turn = 0; !isStopping; turn += 1) {
      // A different URL each time, so that the response does not come from a cache.
      await ask(what, `${path}?page=${(turn % 5) + 1}`, {});
      await pause(PACE_MS);
    }
  }

  async function ask(what: Sighting['what'], path: string, request: RequestInit): Promise<Sighting> {
    const begun = performance.now();
    const seen = await answerTo(`${deployment.origin()}${path}`, request);
    const sighting = { what, ...seen, ms: Math.round(performance.now() - begun) };
    sightings.push(sighting);
    return sighting;
  }

  const people = [
    ...only.map((kind) => write(kind)),
    read('page', '/castingcalls'),
    read('list', '/api/user/popular-casting-calls'),
  ];
  // `stop` reports the error of a user.
  for (const person of people) person.catch(() => {});

  const lastSeen = (kind: Kind) => {
    const { status, code } = sightings.findLast(({ what }) => what === kind) ?? {};
    return `${kind}: ${status} ${code}`;
  };
  const countOf = (kind: Kind) => confirmed.filter((one) => one.kind === kind).length;
  return {
    confirmed,
    sightings,
    /** Waits until some more writes of each kind are confirmed. Returns how many milliseconds that took. */
    confirmsMore: async (more: number, timeout = 60_000) => {
      const begun = performance.now();
      const goals = only.map((kind) => [kind, countOf(kind) + more] as const);
      const missing = () =>
        goals.filter(([kind, goal]) => countOf(kind) < goal).map(([kind]) => lastSeen(kind));
      await expect.poll(missing, { timeout, interval: 50 }).toEqual([]);
      return Math.round(performance.now() - begun);
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(people);
    },
  };
}

/** A user who must wait gives up: the response with a first code was lost, or an interrupted order is kept for 30 s. */
function isOver({ status, code }: Sighting): boolean {
  return [200, 429].includes(status) || code === 'order_in_progress';
}

export type Load = Awaited<ReturnType<typeof startLoad>>;

/** How often each answer was seen. */
export function countsOf(seen: readonly Sighting[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what, status, code } of seen) {
    const answer = status === 200 ? 'served' : `${what}: ${status} ${code}`.trim();
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

async function answerTo(
  url: string,
  request: RequestInit,
): Promise<Pick<Sighting, 'status' | 'code' | 'isClear'>> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(HUNG_MS) });
    const text = await answer.text();
    if (answer.ok) return { status: answer.status, code: '', isClear: true };
    const when = Number(answer.headers.get('retry-after')) > 0;
    const isPage = /^text\/html/.test(answer.headers.get('content-type') ?? '');
    if (isPage) return { status: answer.status, code: '', isClear: when && /<h1\b/.test(text) };
    const { success, code = '', message = '' } = JSON.parse(text);
    return { status: answer.status, code, isClear: when && success === false && /^[A-Z].*\.$/.test(message) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { status: isLate ? 408 : 0, code: isLate ? 'hung' : 'unreachable', isClear: false };
  }
}
