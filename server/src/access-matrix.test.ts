import { api, type CallName } from '@kirdaar/contract/api';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '#platform/database.ts';
import { type Case, casesOf, countCases } from '#testing/matrix/cases.ts';
import { type Cast, createCast } from '#testing/matrix/cast.ts';
import { takeSnapshot } from '#testing/matrix/snapshot.ts';
import { plantSecrets, untoldIn } from '#testing/matrix/untold.ts';
import { test as base } from '#testing/test.ts';

// Every name of the contract is one of its own calls.
const names = Object.keys(api) as CallName[];
const test = base.extend<{ cast: Cast }>({
  cast: async ({ services, db }, use) => {
    const cast = await createCast(services);
    await plantSecrets(db);
    await use(cast);
  },
});

type Credentials = Awaited<ReturnType<Case['actor']['credentials']>>;

interface Answer {
  who: string;
  named: string;
  expected: number;
  status: number;
  /** The body without what differs from answer to answer. */
  text: string;
}

async function ask(app: FastifyInstance, name: CallName, wanted: Case, credentials: Credentials) {
  const { actor, named, id, status, body } = wanted;
  const [method = '', path = ''] = name.split(' ');
  const response = await app.inject({
    // Every name of the contract begins with a method that Fastify knows.
    method: method as 'GET',
    url: path.replace(/:\w+/, encodeURIComponent(id)),
    query: { ...credentials.query, ...(id && { id, user_id: id }) },
    ...(credentials.headers && { headers: credentials.headers }),
    ...(body && { payload: body }),
  });
  const text = response.body.replace(/"request_id":"[^"]*"/, '');
  return { who: actor.name, named, expected: status, status: response.statusCode, text };
}

/** Makes the requests that must be refused, and tells the state of the database around them. */
async function askRefused(app: FastifyInstance, db: Database, name: CallName, cases: Case[]) {
  // A session is opened before, since opening it is no effect of the call.
  const prepared: [Case, Credentials][] = [];
  for (const wanted of cases.filter(isRefused)) prepared.push([wanted, await wanted.actor.credentials()]);
  const before = await takeSnapshot(db);
  const answers: Answer[] = [];
  for (const [wanted, credentials] of prepared) answers.push(await ask(app, name, wanted, credentials));
  return { answers, before, after: await takeSnapshot(db) };
}

async function askAllowed(app: FastifyInstance, name: CallName, cases: Case[]) {
  const answers: Answer[] = [];
  for (const wanted of cases.filter((wanted) => !isRefused(wanted))) {
    answers.push(await ask(app, name, wanted, await wanted.actor.credentials()));
  }
  return answers;
}

function isRefused({ status }: Case): boolean {
  return status >= 400;
}

function surprisesIn(answers: Answer[]): string[] {
  return answers
    .filter(({ expected, status }) => status !== expected)
    .map(({ who, named, expected, status, text }) => `${who}, ${named}: ${status} for ${expected} ${text}`);
}

/** The different ways in which each actor was told that something is not there. */
function waysToSayMissing(answers: Answer[]): string[][] {
  const missing = Map.groupBy(
    answers.filter(({ status }) => status === 404),
    ({ who }) => who,
  );
  return [...missing.values()].map((told) => [...new Set(told.map(({ text }) => text))]);
}

/** Answers that tell an actor what is talent B's or another house's, which nobody else may read. */
function leaksIn(answers: Answer[], secrets: string[]): Answer[] {
  return answers
    .filter(({ who }) => who !== 'talent B' && !who.endsWith('another house'))
    .filter(({ text }) => secrets.some((secret) => text.includes(secret)));
}

test.for(names)(
  'S-20, S-22: %s answers each actor as its access and its objects say, and nobody a secret',
  async (name, { app, cast, db }) => {
    const cases = await casesOf(cast, name);

    const refused = await askRefused(app, db, name, cases);
    const answers = [...refused.answers, ...(await askAllowed(app, name, cases))];

    expect(surprisesIn(answers)).toEqual([]);
    expect(refused.after).toEqual(refused.before);
    expect(waysToSayMissing(answers).filter(({ length }) => length > 1)).toEqual([]);
    expect(leaksIn(answers, cast.secrets)).toEqual([]);
    expect(answers.flatMap(({ text }) => untoldIn(name, text))).toEqual([]);
  },
);

test('S-20: the matrix has at least ten actors and 1,600 cases', ({ cast }) => {
  const counts = names.map((name) => countCases(cast, name));

  expect(cast.actors.length).toBeGreaterThanOrEqual(10);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1600);
});

test('S-20: no address of a call answers to another method', async ({ app, cast }) => {
  const credentials = await cast.actors[0]?.credentials();
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const paths = new Set(names.map((name) => name.split(' ')[1] ?? ''));
  const others = [...paths].flatMap((path) =>
    methods
      .filter((method) => !names.some((name) => isAddressOf(name, `${method} ${path}`)))
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

/** Whether a call takes an address, such as one with an id in the place of a word. */
function isAddressOf(name: CallName, address: string): boolean {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
}
