import type { Services } from '#platform/services.ts';

let count = 0;

/** Inserts notifications into the inbox. */
export function givenInbox({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** Inserts unread notifications for an account, each newer than the previous one. */
  async function notices(account_id: string, many: number) {
    const rows = Array.from({ length: many }, () => {
      count += 1;
      return {
        account_id,
        source: crypto.randomUUID(),
        kind: 'applications' as const,
        title: 'Your application was opened',
        text: 'A house looked at your application.',
        path: '/user/my-application',
        created_at: new Date(now().getTime() + count).toISOString(),
      };
    });
    return db.insertInto('notification').values(rows).returning('id').execute();
  }

  return { notices };
}
