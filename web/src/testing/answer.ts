import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { mockServer } from '#testing/mock-server.ts';

/** Answers the oldest request of that kind, waiting for it if necessary, and takes it off the list. */
export async function answer(
  received: ReturnType<typeof mockServer>,
  to: string,
  body: object = {},
  status = 200,
) {
  const request = await vi.waitFor(() => {
    const found = received.find((one) => one.to.startsWith(to));
    if (!found) throw new Error(`Nothing was asked of ${to}.`);
    return found;
  });
  received.splice(received.indexOf(request), 1);
  const reply = { success: status < 400, message: status < 400 ? 'Done.' : 'Refused.', ...body };
  await act(async () => request.answer(status, reply));
  return request;
}
