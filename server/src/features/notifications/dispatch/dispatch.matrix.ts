import { join } from 'node:path';
import { outboxMessenger } from '#platform/channels/outbox.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/dev/outbox': {
    viewers: async ({ adult }, { config, now }) => {
      const email = { channel: 'email', to: adult.email, subject: 'Hello', text: 'Hello', html: '' } as const;
      await outboxMessenger(join(config.DATA_DIR, 'outbox'), now, () => {}).send('email', email);
      return { 'a visitor': {} };
    },
  },
  'GET /api/dev/emails': {},
};
