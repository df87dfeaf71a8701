import { channelConsents } from '@kirdaar/contract/rules/consents';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

type Given = ReturnType<typeof createGiven>;

/** Returns the ownership rules for notifications in the inbox. */
export function inboxRules({ given, talentA, talentB, house, otherHouse }: Cast) {
  const noticeOf = (account: { id: string }) => () => newNotification(given, account.id);
  const objects: ObjectRule['objects'] = {
    'a notice of talent A': { id: noticeOf(talentA), readers: ['talent A'] },
    'a notice of talent B': { id: noticeOf(talentB), readers: ['talent B'] },
    'a notice of the house': { id: noticeOf(house), readers: ['the house of the call'], isPersonal: true },
    'a notice of another house': { id: noticeOf(otherHouse), readers: ['another house'], isPersonal: true },
  };
  return { 'POST /api/notices/:id/read': { objects } };
}

/** Returns the accepted writes for the inbox and for notification preferences. */
export function inboxWrites(services: Services): Writes {
  const given = createGiven(services);
  return {
    'POST /api/notices/:id/read': async () => {
      const as = await given.talent();
      return { as, params: { id: await newNotification(given, as.id) } };
    },
    'POST /api/notices/read': async () => {
      const as = await given.house();
      return { as, body: { newest: await newNotification(given, as.id) } };
    },
    'PUT /api/preferences': async () => ({
      as: await given.talent(),
      body: { kind: 'applications', channel: 'email', wanted: false },
    }),
    'PUT /api/preferences/application-digest': async () => ({
      as: await given.house(),
      body: { digest: 'hourly' },
    }),
    'PUT /api/preferences/language': async () => ({ as: await given.house(), body: { language: 'hi' } }),
    'PUT /api/agreements': async () => ({
      as: await given.talent(),
      body: { channel: 'whatsapp', agreed: true, version: channelConsents.whatsapp.version },
    }),
    'POST /api/stops': async () => {
      const { id } = await given.talent();
      const account = services.db.selectFrom('account').select('stop_token').where('id', '=', id);
      const { stop_token } = await account.executeTakeFirstOrThrow();
      return { body: { token: stop_token, kind: 'applications', channel: 'email', wanted: false } };
    },
  };
}

/** Returns the expected response keys of the inbox and of notification preferences. */
export async function inboxProjections(services: Services, { adult, documents }: Showcase): Promise<Table> {
  const given = createGiven(services);
  await given.notices(adult.id, 1);
  await given.notices(documents.id, 1);
  const list = '{more notices[{created_at id kind path -read_at text title}] success}';
  const state = '{newest success unread}';
  const preferences =
    '{agreements[{agreed channel text version}] -application_digest channels[] devices email language ~mobile mobile_verified preferences[{channel fixed kind wanted}] success}';
  return {
    'GET /api/notices': [
      ['a talent', list, { as: adult }],
      ['a house', list, { as: documents }],
    ],
    'GET /api/notices/wait': [
      ['a talent', state, { as: adult }],
      ['a house', state, { as: documents }],
    ],
    'GET /api/preferences': [
      ['a talent', preferences, { as: adult }],
      ['a house', preferences.replace('-application_digest', 'application_digest'), { as: documents }],
    ],
    'POST /api/stops': [['anyone with the email', '{language message role success}']],
  };
}

async function newNotification(given: Given, account_id: string): Promise<string> {
  const [notice] = await given.notices(account_id, 1);
  return notice?.id ?? '';
}
