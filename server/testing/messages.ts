import type { Services } from '#platform/services.ts';

/** What people said about being written to. */
export function givenMessages({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** A yes to WhatsApp at the account's number. */
  async function whatsApp(account_id: string) {
    const { mobile } = await db
      .selectFrom('account')
      .select('mobile')
      .where('id', '=', account_id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('channel_consent')
      .values({
        ...{ account_id, channel: 'whatsapp', address: mobile ?? '', agreed: true },
        ...{ version: '1', said_by: 'site', said_at: now().toISOString() },
      })
      .execute();
  }

  return { whatsApp };
}
