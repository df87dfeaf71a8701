import type { Services } from '#platform/services.ts';

let count = 0;

/** What stands under the bell. */
export function givenNotices({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** Unread notices of an account, each newer than the one before. */
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
    return db.insertInto('notice').values(rows).returning('id').execute();
  }

  return { notices };
}
