import { notify } from '#features/notifications/dispatch/notify.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { test as base } from '#testing/test.ts';

type Channels = Parameters<typeof notify>[1]['by'];

const text = { subject: 'News', paragraphs: ['News'], note: '', short: 'News!', path: '/x' };

/** Returns an email template with the shortest texts. A test sets only the fields it is about. */
export function trialTemplate(fields: Partial<EmailTemplate<object>> = {}): EmailTemplate<object> {
  const write = { en: () => text, hi: () => text };
  return { name: 'trial', kind: 'applications', sample: {}, write, ...fields };
}

export const test = base
  /** Notifies an account by some channels and returns the id of the delivery, which waits to be sent. */
  .extend(
    'queueDelivery',
    ({ services, db }) =>
      async (account_id: string, template: EmailTemplate<object>, by: Channels) => {
        await notify(services, { source: 'a trial', account_id, template, facts: {}, by });
        const deliveries = db.selectFrom('notification_delivery').select('id');
        return (await deliveries.where('account_id', '=', account_id).executeTakeFirstOrThrow()).id;
      },
  )
  .extend('deliveryOf', ({ db }) => (id: string) => {
    const deliveries = db.selectFrom('notification_delivery').where('id', '=', id);
    return deliveries.select(['state', 'reason', 'provider_id', 'changed_at', 'content']).executeTakeFirst();
  });
