import { rowsOf } from '#features/privacy/data-exports/inventory-entry.ts';

const STAFF = 'Which person of our staff decided; the reason is here.';

const own = { by: 'production_house_id', of: 'the house' } as const;

/** What staff decided about a house, and where it is told of events. */
export const houseSuspensionRows = [
  rowsOf('house_document', {
    file: 'company',
    list: 'documents',
    ...own,
    without: { file: 'Deleted once we decide; you have the original.' },
  }),
  rowsOf('house_suspension', {
    file: 'company',
    list: 'suspensions',
    ...own,
    without: { proposed_by: STAFF, confirmed_by: STAFF, ended_by: STAFF },
  }),
  rowsOf('appeal', {
    file: 'company',
    list: 'appeals',
    ...own,
    without: { decided_by: STAFF },
  }),
  rowsOf('house_webhook', {
    file: 'company',
    list: 'webhooks',
    ...own,
    without: { sealed_secret: 'The key with which we sign what we send.' },
  }),
  rowsOf('webhook_delivery', {
    file: 'company',
    list: 'webhook_deliveries',
    by: 'webhook_id',
    of: 'house_webhook',
  }),
];
