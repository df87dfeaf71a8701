import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { outboxOf, recipientsIn } from '#testing/data-folder.ts';
import type { Deployment } from '#testing/deployment.ts';
import { countsOf, type Load, startLoad } from '#testing/write-load.ts';
import { compareWrites, findMissingFiles } from '#testing/write-targets.ts';

const MORE = 4;
/** How soon after a fault requests and background tasks must work again. */
export const WEB_BACK_MS = 5000;
export const WORKER_BACK_MS = 30_000;

interface Fault {
  /** Resolves when the fault has ended. */
  fault: (load: Load) => Promise<unknown>;
  /** Addresses of the emails that were sent so far; by default those in the outbox. */
  sentTo?: () => Promise<string[]>;
}

/** Sends reads and writes around a fault. Every confirmed write must be stored once; every registration gets a code. */
export async function survive(
  deployment: Deployment,
  { fault, sentTo = () => recipientsIn(outboxOf(deployment.directory)) }: Fault,
) {
  const load = await startLoad(deployment);
  await load.confirmsMore(MORE);
  const begun = load.sightings.length;
  const confirmedBefore = load.confirmed.length;

  await fault(load);
  const confirmedMeanwhile = load.confirmed.length - confirmedBefore;
  const webMs = await load.confirmsMore(1);
  const webSince = performance.now();
  const waiting = load.confirmed.filter(({ kind }) => kind === 'registration').at(-1)?.key ?? '';
  await expect.poll(sentTo, { timeout: WORKER_BACK_MS * 2, interval: 100 }).toContain(waiting);
  const workerMs = Math.round(performance.now() - webSince) + webMs;
  const ended = load.sightings.length;
  await load.confirmsMore(MORE);
  await load.stop();

  const stored = await compareWrites(deployment.query, load.confirmed);
  const registered = load.confirmed.filter(({ kind }) => kind === 'registration').map(({ key }) => key);
  await expect.poll(async () => missing(registered, await sentTo()), { timeout: 120_000 }).toEqual([]);
  const sent = await sentTo();
  const seen = load.sightings.slice(begun, ended);
  const outcome = {
    ...stored,
    missingFiles: await findMissingFiles(deployment.origin(), load.confirmed),
    sentTwice: registered.filter((email) => sent.filter((to) => to === email).length > 1),
    confirmedMeanwhile,
    seen: countsOf(seen),
    slowestMs: Math.max(...seen.map(({ ms }) => ms)),
    unclear: countsOf(load.sightings.filter(({ isClear }) => !isClear)),
    webMs,
    workerMs,
  };
  console.log(expect.getState().currentTestName, outcome);
  expect(outcome).toMatchObject({ wrong: [], missingFiles: [], sentTwice: [] });
  return outcome;
}

const missing = (wanted: string[], found: string[]) => wanted.filter((one) => !found.includes(one));

/** Lets a fault last, then ends it. */
export async function during(ms: number, end: () => unknown) {
  await pause(ms);
  await end();
}
