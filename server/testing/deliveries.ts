import type { Services } from '#platform/services.ts';

/** Inserts consents to notification channels. */
export function givenDeliveries({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** Inserts the consent to WhatsApp for the account's mobile number. */
  async function whatsApp(account_id: string) {
    const { mobile } = await db
      .selectFrom('account')
      .select('mobile')
      .where('id', '=', account_id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('channel_consent')
      .values({
        account_id,
        channel: 'whatsapp',
        address: mobile ?? '',
        agreed: true,
        version: '1',
        said_by: 'site',
        said_at: now().toISOString(),
      })
      .execute();
  }

  return { whatsApp };
}
