import { OWN, rowsOf } from '#features/privacy/data-exports/inventory-entry.ts';

const STAFF = 'Which person of our staff decided; the reason is here.';

const own = { by: 'production_house_id', of: 'the house' } as const;

/** What staff decided about a house, and where it is told of events. */
export const houseStandingRows = [
  rowsOf('house_document', {
    file: 'company',
    list: 'documents',
    ...own,
    columns: ['kind', 'state', 'reason', 'account_id', 'sent_at', 'decided_at'],
    without: { production_house_id: OWN, file: 'Deleted once we decide; you have the original.' },
  }),
  rowsOf('house_suspension', {
    file: 'company',
    list: 'suspensions',
    ...own,
    columns: ['id', 'kind', 'reason', 'proposed_at', 'confirmed_at', 'ended_at'],
    without: { production_house_id: OWN, proposed_by: STAFF, confirmed_by: STAFF, ended_by: STAFF },
  }),
  rowsOf('appeal', {
    file: 'company',
    list: 'appeals',
    ...own,
    columns: [
      'id',
      'house_suspension_id',
      'job_id',
      'job_version',
      'decision',
      'text',
      'account_id',
      'sent_at',
      'decided_at',
      'accepted',
      'answer',
    ],
    without: { production_house_id: OWN, decided_by: STAFF },
  }),
  rowsOf('house_webhook', {
    file: 'company',
    list: 'webhooks',
    ...own,
    columns: ['id', 'url', 'events', 'created_at', 'paused_at'],
    without: { production_house_id: OWN, sealed_secret: 'The key with which we sign what we send.' },
  }),
  rowsOf('webhook_delivery', {
    file: 'company',
    list: 'webhook_deliveries',
    by: 'webhook_id',
    of: 'house_webhook',
    columns: [
      'id',
      'webhook_id',
      'event',
      'payload',
      'created_at',
      'queued_at',
      'tries',
      'tried_at',
      'status',
      'delivered_at',
      'failed_at',
    ],
  }),
];
