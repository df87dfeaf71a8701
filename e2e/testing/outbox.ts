import type { Reply } from '@kirdaar/contract/api';
import { expect } from 'vitest';

type Outbox = Reply<'GET /api/dev/outbox'>;

/** The newest code that was sent to an email, with such words, read where a newcomer reads it; waits for it. */
export async function codeSentTo(address: string, email: string, about = /./): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        // The product's own answer.
        const { messages } = (await (await fetch(`${address}/api/dev/outbox`)).json()) as Outbox;
        code = messages
          .filter((letter) => letter.to === email && about.test(letter.text))
          .flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? [])[0];
        return code;
      },
      { timeout: 10_000 },
    )
    .toBeDefined();
  return code ?? '';
}
