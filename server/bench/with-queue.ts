import pino from 'pino';
import { readConfig } from '#platform/config/config.ts';
import { connect } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { workQueue } from '#platform/queue/work-queue.ts';
import type { Services } from '#platform/services.ts';
import type { AnyTask } from '#platform/task.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

interface World {
  /** The services that sending notifications needs. */
  services: Services;
  sink: ReturnType<typeof openSink>;
  /** Starts one worker. */
  work: () => Promise<void>;
}

/** Runs a benchmark on a separate database with a queue and a provider that takes no time. */
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
        ({ stop } = await workQueue(postgres.url, tasks, services, pino({ level: 'error' })));
      },
    });
    await stop();
    await queue.close();
    await db.destroy();
  } finally {
    await postgres.stop();
  }
}

/** A provider that accepts every delivery and resolves `after` once the given number has arrived. */
function openSink() {
  let left = 0;
  let done = () => {};
  return {
    after: (emails: number) => {
      left = emails;
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
