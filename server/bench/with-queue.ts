import pino from 'pino';
import { readConfig } from '#platform/config.ts';
import { connect } from '#platform/database.ts';
import { migrate } from '#platform/migrate.ts';
import { type AnyTask, openQueue } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';
import { workQueue } from '#platform/work-queue.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

interface World {
  /** What letters need. */
  services: Services;
  sink: ReturnType<typeof openSink>;
  /** Starts one worker. */
  work: () => Promise<void>;
}

/** Runs a measurement on a database of its own, with a queue, and a carrier that takes no time. */
export async function withQueue(tasks: AnyTask[], measure: (world: World) => Promise<void>) {
  const postgres = await openOwnPostgres();
  try {
    await migrate(postgres.url);
    const db = connect(postgres.url, (error) => console.error(error));
    const queue = await openQueue(postgres.url, tasks, (error) => console.error(error));
    const sink = openSink();
    const services = {
      config: readConfig({}, 'demo'),
      db,
      now: () => new Date(),
      queue,
      messenger: { send: sink.send },
    } as Partial<Services> as Services;
    let stop = async () => {};
    await measure({
      services,
      sink,
      work: async () => {
        stop = await workQueue(postgres.url, tasks, services, pino({ level: 'error' }));
      },
    });
    await stop();
    await queue.close();
    await db.destroy();
  } finally {
    await postgres.stop();
  }
}

/** A carrier that takes every letter and tells when so many more have come. */
function openSink() {
  let left = 0;
  let done = () => {};
  return {
    after: (letters: number) => {
      left = letters;
      return new Promise<void>((resolve) => {
        done = resolve;
      });
    },
    send: async () => {
      left -= 1;
      if (left === 0) done();
      return undefined;
    },
  };
}

export async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}
