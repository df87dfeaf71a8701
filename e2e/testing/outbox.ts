import type { Reply } from '@kirdaar/contract/api';
import { expect } from 'vitest';

type Outbox = Reply<'GET /api/dev/outbox'>;

/**
 * Waits for and returns the newest code sent to an email address whose text matches `about`, read from the
 * development outbox.
 */
export async function codeSentTo(origin: string, email: string, about = /./): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        // The response comes from the product itself, so its type is known.
        const { messages } = (await (await fetch(`${origin}/api/dev/outbox`)).json()) as Outbox;
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
