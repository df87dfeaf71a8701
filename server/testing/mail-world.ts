import { test as base } from 'vitest';
import { openMail } from '#platform/channels/smtp.ts';
import { openMailServer } from '#testing/mail-server.ts';

const settings = { from: 'Kirdaar <hello@kirdaar.example>', replyTo: 'help@kirdaar.example' };

/** Short timeouts for tests of servers that do not respond. */
export const shortTimeouts = { answerMs: 300, emailMs: 3000 };

interface World {
  server: Awaited<ReturnType<typeof openMailServer>>;
  /** Opens our mail client; it is closed when the test ends. */
  open: (
    more?: { url?: string; bounceAddress?: string },
    timeouts?: typeof shortTimeouts,
  ) => ReturnType<typeof openMail>;
}

export const test = base.extend<World>({
  server: async ({}, use) => {
    const server = await openMailServer();
    await use(server);
    await server.stop();
  },
  open: async ({ server }, use) => {
    const opened: ReturnType<typeof openMail>[] = [];
    await use((more = {}, ...timeouts) => {
      const mail = openMail({ url: `smtp://${server.host}`, ...settings, ...more }, ...timeouts);
      opened.push(mail);
      return mail;
    });
    for (const mail of opened) mail.close();
  },
});
