import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '#platform/database.ts';
import type { AnyTask } from '#platform/queue.ts';
import { reasonOf } from '#platform/run-task.ts';
import type { Services } from '#platform/services.ts';

interface Claimed {
  id: string;
  name: string;
  data: object;
}

/**
 * Runs all tasks that are due by the clock of the services, oldest first, also those that they add, and
 * returns when none is left. The first that fails is kept for another try and ends the run with its error.
 */
export async function drainQueue(boss: PgBoss, tasks: AnyTask[], services: Services): Promise<void> {
  const kinds = new Map(tasks.map((task) => [task.name, task]));
  for (;;) {
    const claimed = await claimDueTask(services, [...kinds.keys()]);
    if (!claimed) return;
    const { id, name, data } = claimed;
    try {
      await kinds.get(name)?.run(services, data, id);
    } catch (error) {
      await boss.fail(name, id, reasonOf(error));
      await waitByOurClock(services, id);
      throw error;
    }
    await boss.complete(name, id);
  }
}

/** Takes a task as a worker takes it. What is to start at once has the instant of its creation, by the database's clock. */
async function claimDueTask({ db, now }: Services, names: string[]): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = retry_count + (started_on is not null)::int
    where id = (
      select id from pgboss.job
      where state < 'active' and not blocked and name = any(${names})
        and (start_after = created_on or start_after <= ${now().toISOString()})
      order by priority desc, created_on, ctid limit 1 for update skip locked
    )
    returning id, name, data`.execute(db);
  return rows[0];
}

/** The wait before another try was counted from the database's present. */
async function waitByOurClock({ db, now }: { db: Database; now: () => Date }, id: string) {
  await sql`
    update pgboss.job set start_after = ${now().toISOString()}::timestamptz + (start_after - now())
    where id = ${id} and state = 'retry'`.execute(db);
}
