import type { Reply } from '@kirdaar/contract/api';
import { expect } from 'vitest';

type Outbox = Reply<'GET /api/dev/outbox'>;

/** The newest code that was sent to an email, read where a newcomer reads it; waits until there is one. */
export async function codeSentTo(address: string, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        // The product's own answer.
        const { messages } = (await (await fetch(`${address}/api/dev/outbox`)).json()) as Outbox;
        code = messages.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
        return code;
      },
      { timeout: 10_000 },
    )
    .toBeDefined();
  return code ?? '';
}
