import { isDeepStrictEqual } from 'node:util';
import { api, type EndpointName } from '@kirdaar/contract/api';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { type Case, casesOf, countCases } from '#testing/matrix/cases.ts';
import { createCast } from '#testing/matrix/cast.ts';
import { recordChanges, takeChanges } from '#testing/matrix/changes.ts';
import { matrices, names } from '#testing/matrix/entries.ts';
import type { Actor, Cast } from '#testing/matrix/matrix.ts';
import { openWorld } from '#testing/matrix/objects.ts';
import { insertCanarySecrets, secretsIn } from '#testing/matrix/secret-scan.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend<{ cast: Cast; writeCast: { present: Cast } }>({
  cast: [
    async ({ world }, use) => {
      await recordChanges(world.services.db);
      await use(await castWithSecrets(world.services, world.app));
    },
    { scope: 'file' },
  ],
  /** The cast of the writes; one that does not find what it needs gets a new one. */
  writeCast: [
    async ({ world, cast: _recorded }, use) =>
      use({ present: await castWithSecrets(world.services, world.app) }),
    { scope: 'file' },
  ],
});

async function castWithSecrets(services: Services, app: FastifyInstance): Promise<Cast> {
  const cast = await createCast(openWorld(services, app));
  await insertCanarySecrets(services.db);
  return cast;
}

type Credentials = Awaited<ReturnType<Actor['credentials']>>;

interface Answer {
  who: string;
  named: string;
  expected: number;
  status: number;
  /** The response body without values that differ between responses. */
  text: string;
}

async function ask(app: FastifyInstance, name: EndpointName, expected: Case, credentials: Credentials) {
  const { actor, named, id, status, body } = expected;
  const [method = '', path = ''] = name.split(' ');
  const response = await app.inject({
    // Every endpoint name begins with a method that Fastify supports.
    method: method as 'GET',
    url: path.replace(/:\w+/, encodeURIComponent(id)),
    query: { ...credentials.query, ...(id && { id, user_id: id }) },
    ...(credentials.headers && { headers: credentials.headers }),
    ...(body && { payload: body }),
  });
  const text = response.body.replace(/"request_id":"[^"]*"/, '');
  return { who: actor.name, named, expected: status, status: response.statusCode, text };
}

/** The most actors that ask at once: fewer than there are connections to the database. */
const AT_ONCE = 10;

/** Makes requests that have no effect on each other: those of an actor one after another, several actors at once. */
async function askTogether(
  app: FastifyInstance,
  name: EndpointName,
  cases: Case[],
  sessions: Map<Actor, Credentials>,
) {
  const answers: Answer[] = [];
  const waiting = [...Map.groupBy(cases, ({ actor }) => actor)];
  const askNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [actor, own] = next;
      for (const expected of own) answers.push(await ask(app, name, expected, sessions.get(actor) ?? {}));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return answers;
}

/** The sessions of each actor of each cast, until a request has ended one. */
const opened = new Map<Cast, Map<Actor, Credentials>>();

/** Returns a session of each actor. */
async function openSessions(cast: Cast): Promise<Map<Actor, Credentials>> {
  const { added, removed } = await takeChanges(cast.db);
  const isSession = (row: string) => /^{"table":"(staff_)?session"/.test(row);
  const hasEnded = removed.filter(isSession).length > added.filter(isSession).length;
  if (hasEnded) opened.clear();
  const known = opened.get(cast);
  if (known) return known;
  const actors = cast.actors.map(async (actor) => [actor, await actor.credentials()] as const);
  const sessions = new Map(await Promise.all(actors));
  opened.set(cast, sessions);
  // To open a session is not an effect of the request under test, and a rejected one leaves it as it is.
  await takeChanges(cast.db);
  return sessions;
}

/** Makes the requests that must be rejected, and returns their answers and what they changed in the database. */
async function requestRejected(
  app: FastifyInstance,
  db: Database,
  name: EndpointName,
  cases: Case[],
  sessions: Map<Actor, Credentials>,
) {
  const answers = await askTogether(app, name, cases.filter(isRejected), sessions);
  return { answers, changes: await takeChanges(db) };
}

async function requestAllowed(
  app: FastifyInstance,
  name: EndpointName,
  cases: Case[],
  sessions: Map<Actor, Credentials>,
) {
  const allowed = cases.filter((expected) => !isRejected(expected));
  if (name.startsWith('GET ')) return askTogether(app, name, allowed, sessions);
  const answers: Answer[] = [];
  for (const expected of allowed)
    answers.push(await ask(app, name, expected, await expected.actor.credentials()));
  return answers;
}

function isRejected({ status }: Case): boolean {
  return status >= 400;
}

function unexpectedAnswers(answers: Answer[]): string[] {
  return answers
    .filter(({ expected, status }) => status !== expected)
    .map(({ who, named, expected, status, text }) => `${who}, ${named}: ${status} for ${expected} ${text}`);
}

/** Returns the distinct 404 bodies that each actor received. */
function distinctNotFoundTexts(answers: Answer[]): string[][] {
  const missing = Map.groupBy(
    answers.filter(({ status }) => status === 404),
    ({ who }) => who,
  );
  return [...missing.values()].map((responses) => [...new Set(responses.map(({ text }) => text))]);
}

/** Returns the responses that reveal data of talent B or of another house to a different actor. */
function leaksIn(answers: Answer[], secrets: string[]): Answer[] {
  return answers
    .filter(({ who }) => who !== 'talent B' && !who.endsWith('another house'))
    .filter(({ text }) => secrets.some((secret) => text.includes(secret)));
}

/** Returns the responses that reveal to a member limited to another project what the member does not see. */
function unseenIn(answers: Answer[], secrets: string[]): Answer[] {
  return answers
    .filter(({ who }) => who === 'a reviewer of another project')
    .filter(({ text }) => secrets.some((secret) => text.includes(secret)));
}

interface Problems {
  unexpected: string[];
  /** What rejected requests changed. */
  changes: { added: string[]; removed: string[] };
  /** Answers that tell an object of somebody else from one that is not there. */
  toldApart: string[][];
  leaks: Answer[];
  /** Answers that tell a member limited to another project of what the member does not see. */
  unseen: Answer[];
  secrets: string[];
}

const nothingWrong: Problems = {
  unexpected: [],
  changes: { added: [], removed: [] },
  toldApart: [],
  leaks: [],
  unseen: [],
  secrets: [],
};

/** Makes all requests to an endpoint, and returns what went wrong. */
async function problemsOf(app: FastifyInstance, cast: Cast, name: EndpointName): Promise<Problems> {
  const cases = await casesOf(cast, name);
  const sessions = await openSessions(cast);
  const rejected = await requestRejected(app, cast.db, name, cases, sessions);
  const answers = [...rejected.answers, ...(await requestAllowed(app, name, cases, sessions))];
  return {
    unexpected: unexpectedAnswers(answers),
    changes: rejected.changes,
    toldApart: distinctNotFoundTexts(answers).filter(({ length }) => length > 1),
    leaks: leaksIn(answers, cast.hidden),
    unseen: api[name].access === 'public' ? [] : unseenIn(answers, cast.unseen),
    secrets: answers.flatMap(({ text }) => secretsIn(name, text)),
  };
}

test.for(names)(
  '%s enforces access for each actor and leaks no data of others',
  async (name, { app, cast, writeCast, services }) => {
    if (name.startsWith('GET ')) return expect(await problemsOf(app, cast, name)).toEqual(nothingWrong);
    // An earlier write may have left the cast in a state that this one cannot start from.
    const first = await problemsOf(app, writeCast.present, name).catch(() => undefined);
    if (isDeepStrictEqual(first, nothingWrong)) return;
    writeCast.present = await castWithSecrets(services, app);
    expect(await problemsOf(app, writeCast.present, name)).toEqual(nothingWrong);
  },
);

test('each endpoint has one entry in the matrices of the features', () => {
  const listed = [...matrices.values()].flatMap(Object.keys);

  expect(listed.toSorted()).toEqual(names.toSorted());
});

test('the matrix has at least ten actors and 25,000 cases', ({ cast }) => {
  const counts = names.map((name) => countCases(cast, name));

  expect(cast.actors.length).toBeGreaterThanOrEqual(10);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(25_000);
});

test('no endpoint path answers to another HTTP method', async ({ app, cast }) => {
  const credentials = await cast.actors[0]?.credentials();
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const paths = new Set(names.map((name) => name.split(' ')[1] ?? ''));
  const addresses = names.map(addressOf);
  const others = [...paths].flatMap((path) =>
    methods
      .filter((method) => !addresses.some((address) => address.test(`${method} ${path}`)))
      .map((method) => ({ method, url: path })),
  );

  const answers = await Promise.all(
    others.map(async ({ method, url }) => {
      const { statusCode } = await app.inject({ method, url, ...credentials });
      return { is: statusCode, to: `${method} ${url}` };
    }),
  );

  expect(answers.filter(({ is }) => is !== 404)).toEqual([]);
});

/** Returns a pattern of the methods and paths of an endpoint, also with a parameter in its path. */
function addressOf(name: EndpointName): RegExp {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
}
