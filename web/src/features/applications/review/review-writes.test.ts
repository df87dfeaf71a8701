import { MAX_MOVES } from '@kirdaar/contract/rules/limits';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { received, reply } from '#testing/mock-server.ts';

test('sends a message to more applicants than one request takes, and adds up who got it', async () => {
  const application_ids = Array.from({ length: 2 * MAX_MOVES }, (_, place) => `a${place}`);
  const message = { request_id: 'request-1', text: 'Please bring your own shoes.' };

  const sending = reviewWrites.messageApplicants({ ...message, application_ids });
  const blocked = { application_id: 'a0', reason: 'You are blocked.' };
  await waitFor(() => expect(received).toHaveLength(1));
  await reply('POST /api/production/conversations/messages', { sent: MAX_MOVES - 1, not_sent: [blocked] });
  await waitFor(() => expect(received).toHaveLength(2));
  await reply('POST /api/production/conversations/messages', { sent: MAX_MOVES, not_sent: [] });

  expect(await sending).toEqual({ sent: 2 * MAX_MOVES - 1, not_sent: [blocked] });
  expect(received.map(({ body }) => body)).toEqual([
    { ...message, application_ids: application_ids.slice(0, MAX_MOVES) },
    { ...message, application_ids: application_ids.slice(MAX_MOVES) },
  ]);
});
