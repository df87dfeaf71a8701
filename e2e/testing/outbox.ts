import type { Reply } from '@kirdaar/contract/api';
import { expect } from 'vitest';

type Outbox = Reply<'GET /api/dev/outbox'>;

/** Waits for the newest code that an email address was sent in a message whose text matches `about`. */
export function codeSentTo(origin: string, email: string, about = /./) {
  return newestIn(origin, email, /\b\d{6}\b/, about);
}

/** Waits for the newest link to a page whose URL has a token, and returns its path. */
export function linkSentTo(origin: string, email: string, path: string) {
  return newestIn(origin, email, new RegExp(`${path}#\\S+`), /./);
}

/** Waits for a message whose text matches `about`, and returns the part of it that is sought. */
async function newestIn(origin: string, email: string, sought: RegExp, about: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      // The response comes from the product itself, so its type is known.
      const { messages } = (await (await fetch(`${origin}/api/dev/outbox`)).json()) as Outbox;
      found = messages
        .filter((letter) => letter.to === email && about.test(letter.text))
        .flatMap(({ text }) => text.match(sought) ?? [])[0];
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
