import { expect } from 'vitest';
import type { Services } from '#platform/services.ts';
import { openArchive } from '#testing/archive.ts';
import { newMessage } from '#testing/conversation-world.ts';
import { insertRow } from '#testing/insert-row.ts';
import { type Planted, plantChild, readEverything } from '#testing/planted-child.ts';
import { test as base, type CallApi } from '#testing/test.ts';

export const test = base
  /** A child with everything that a house can have of an applicant. */
  .extend('planted', ({ services, callApi }) => plantChild(services, callApi))
  /** Reads everything that the house can read. */
  .extend(
    'read',
    ({ app, db, planted }) =>
      () =>
        readEverything(app, db, planted),
  )
  /** Requests, finds and opens data exports of the house. */
  .extend('archives', ({ app, callApi, deliver, planted: { house, password } }) => ({
    requestExport: async () => {
      await callApi('POST /api/production/data-exports', { body: { password } }, house);
      await deliver();
      const { data_export } = (await callApi('GET /api/production/data-exports', {}, house)).body;
      return { params: { id: data_export?.id ?? '' } };
    },
    findAddress: (one: { params: { id: string } }) =>
      callApi('GET /api/production/data-exports/:id/address', one, house),
    archiveAt: async (address: string) => openArchive((await app.inject(address)).rawPayload),
  }));

/** What the house reads of the child while it may, as far as the planted rows go. */
export const everyRead = expect.arrayContaining([
  'GET /api/notices',
  'GET /api/production/applications/:id',
  'GET /api/production/applications/all',
  'GET /api/production/auditions/:id',
  'GET /api/production/auditions/:id/call-sheet.pdf',
  'GET /api/production/casting-invitations',
  'GET /api/production/check-ins/:id',
  'GET /api/production/conversations',
  'GET /api/production/conversations/:id',
  'GET /api/production/jobs/:id/applicants.csv',
  'GET /api/production/jobs/:id/board',
  'GET /api/production/jobs/:id/comp-cards.pdf',
  'GET /api/production/jobs/previous counts',
  'GET /api/production/next-steps/:id',
  'GET /api/production/review/:id',
  'GET /api/production/self-tapes/:id',
  'GET /api/production/talent-lists counts',
  'GET /api/production/talent-lists/:id',
  'GET /api/production/webhooks/:id/deliveries',
  'GET /api/profiles/:id',
  'GET /api/profiles/:id/comp-card.pdf',
  'GET /api/profiles/:id/size-sheet.pdf',
  'GET /api/user/profile/:id',
  'calendar feed',
  'queued email',
  'search applicants',
  'search talent',
]);

/** Does what background tasks tell the house about, and queues an email to it that names the child. */
export async function leaveNews(
  { db, now }: Services,
  callApi: CallApi,
  { house, child, id, offer }: Planted,
) {
  const answer = { params: { id }, body: newMessage('Tara says yes.') };
  await callApi('POST /api/user/conversations/:id/messages', answer, child);
  const decline = { params: { id: offer }, body: { reason: 'Tara has school.' } };
  await callApi('POST /api/user/offers/:id/decline', decline, child);
  const at = now().toISOString();
  const email = { channel: 'email', to: house.email, subject: 'Tara Canary', text: '' } as const;
  await insertRow(db, 'notification_delivery', {
    source: `audition declined of ${id}, a task`,
    account_id: house.id,
    kind: 'auditions',
    template: 'audition-declined',
    channel: 'email',
    address: house.email,
    content: JSON.stringify(email),
    created_at: at,
    changed_at: at,
  });
}
