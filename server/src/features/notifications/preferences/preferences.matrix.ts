import { channelConsents } from '@kirdaar/contract/rules/consents';
import type { Matrix } from '#testing/matrix/matrix.ts';

const { version } = channelConsents.whatsapp;
const choice = { kind: 'applications', channel: 'email', wanted: false };

export const matrix: Matrix = {
  'GET /api/preferences': {},
  'PUT /api/preferences': { body: choice },
  'PUT /api/preferences/application-digest': {
    request: async (_, { given }) => ({ as: await given.house(), body: { digest: 'hourly' } }),
  },
  'PUT /api/preferences/language': { body: { language: 'hi' } },
  'PUT /api/agreements': { body: { channel: 'whatsapp', agreed: true, version } },
  'POST /api/stops': {
    request: async ({ id }, { db }) => {
      const account = db.selectFrom('account').select('stop_token as token').where('id', '=', id);
      return { body: { ...choice, ...(await account.executeTakeFirstOrThrow()) } };
    },
  },
};
