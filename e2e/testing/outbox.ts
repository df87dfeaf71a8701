import type { Reply } from '@kirdaar/contract/api';
import { expect } from 'vitest';

type Outbox = Reply<'GET /api/dev/outbox'>;

/** Waits for the newest code that an email address was sent in a message whose text matches `about`. */
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
