import { sql } from 'kysely';
import type { Matrix, Tools } from '#testing/matrix/matrix.ts';

/** Inserts a background task that failed for good and returns its id. */
export async function failedTask({ db }: Pick<Tools, 'db'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, data, completed_on)
    values ('send-welcome', 'failed', '{}', now()) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export const matrix: Matrix = {
  'GET /api/admin/today': { prepare: (_, { given }) => given.job({ status: 'pending' }) },
  'POST /api/admin/today/take': {
    body: () => ({ item: `call:${crypto.randomUUID()}`, taken: false }),
    request: async (_, { given }) => ({
      body: { item: `call:${(await given.job({ status: 'pending' })).id}`, taken: true },
    }),
  },
  'POST /api/admin/tasks/:id/retry': { of: { task: (_, world) => failedTask(world) } },
};
