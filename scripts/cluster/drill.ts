import { setTimeout as pause } from 'node:timers/promises';
import { recipientsIn } from '../../e2e/testing/data-folder.ts';
import type { Deployment } from '../../e2e/testing/deployment.ts';
import { countsOf, type Sighting, startLoad } from '../../e2e/testing/write-load.ts';
import { compareWrites } from '../../e2e/testing/write-targets.ts';
import { until } from './programs.ts';
import type { openServers } from './servers.ts';

type Servers = Awaited<ReturnType<typeof openServers>>;

interface World {
  servers: Servers;
  query: Deployment['query'];
  /** Where the worker files what it sends. */
  outbox: string;
  /** Names the replicas that a web process uses. */
  replicasInUse: () => Promise<string[]>;
}

/** How many writes are confirmed before the primary is killed, and again after each step that follows. */
const WRITES = 40;

/** Kills the machine of the primary while people write and read; returns what they saw, and what was kept. */
export async function killPrimaryUnderLoad({ servers, query, outbox, replicasInUse }: World) {
  const load = await startLoad({ query, origin: () => servers.site });
  const confirmMore = (why: string) => {
    const goal = load.confirmed.length + WRITES;
    return until(`${WRITES} writes are confirmed ${why}`, async () => load.confirmed.length >= goal);
  };
  await confirmMore('before the fault');
  const killed = await servers.findPrimary();
  if (!killed) throw new Error('There is no primary.');

  const writes = watchGaps(() => load.confirmed.length);
  const reads = watchGaps(() => load.sightings.filter(isServedRead).length);
  const begun = performance.now();
  const seenBefore = load.sightings.length;
  await servers.killMachine(killed);
  await until('another machine is the primary', async () => Boolean(await servers.findPrimary()));
  const promotedMs = performance.now() - begun;
  await confirmMore('after the promotion');
  const gaps = { writesMs: await writes.stop(), readsMs: await reads.stop() };
  const seen = load.sightings.slice(seenBefore);

  const promoted = await servers.findPrimary();
  if (!promoted) throw new Error('There is no primary.');
  await servers.rejoin(killed, promoted);
  await until('the killed machine follows again', async () => {
    const { role, state } = await servers.roleOf(killed);
    return role === 'replica' && /running|streaming/.test(state ?? '');
  });
  await until('both replicas are read from', async () => (await replicasInUse()).length === 2);
  await confirmMore('after the machine is back');
  await load.stop();

  const registered = load.confirmed.filter(({ kind }) => kind === 'registration').map(({ key }) => key);
  await until('every code was sent', async () => isSubset(registered, await recipientsIn(outbox)));
  const { compared, wrong } = await compareWrites(query, load.confirmed);
  return {
    compared,
    // A registration is sent again when its answer was lost, and each is an unverified account with its own code.
    wrong: wrong.filter(({ kind, count }) => kind !== 'registration' || count === 0),
    promotedMs: Math.round(promotedMs),
    ...gaps,
    seen: countsOf(seen),
    unclear: countsOf(load.sightings.filter(({ isClear }) => !isClear)),
  };
}

const isServedRead = ({ what, status }: Sighting) => (what === 'page' || what === 'list') && status === 200;

/** Watches a number that grows; `stop` returns the longest time for which it did not. */
function watchGaps(count: () => number) {
  let [known, changedAt, longest, isDone] = [count(), performance.now(), 0, false];
  async function watch() {
    while (!isDone) {
      await pause(20);
      const present = count();
      if (present === known) continue;
      longest = Math.max(longest, performance.now() - changedAt);
      [known, changedAt] = [present, performance.now()];
    }
  }
  const watching = watch();
  return {
    stop: async () => {
      isDone = true;
      await watching;
      return Math.round(longest);
    },
  };
}

const isSubset = (some: string[], all: string[]) => some.every((one) => all.includes(one));
