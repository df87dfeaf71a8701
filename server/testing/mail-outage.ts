import type { Messenger } from '#platform/channels/messenger.ts';
import { openMail } from '#platform/channels/smtp.ts';
import { type MailFault, openMailServer, type ReceivedEmail } from '#testing/mail-server.ts';
import { test as base } from '#testing/test.ts';

/** The mail server is unreachable, or reachable but faulty. */
export type Outage = 'away' | MailFault;

interface Mail {
  /** The emails the server accepted, and when. */
  arrived: (ReceivedEmail & { at: Date })[];
  /** Makes the mail server fail with this outage from now on. */
  fail: (outage: Outage) => Promise<void>;
  heal: () => Promise<void>;
  /** Advances the clock while the queue runs. */
  pass: (seconds: number) => Promise<void>;
}

const STEP_SECONDS = 30;
const IDLE_MS = 100;
const TIMEOUT_MS = 2000;

export const test = base.extend<{ mail: Mail }>({
  mail: async ({ world, clock }, use) => {
    const arrived: Mail['arrived'] = [];
    const server = await openMailServer({ onTaken: (email) => arrived.push({ ...email, at: clock.now }) });
    let outage: Outage | undefined;
    const open = (answerMs: number) => {
      const settings = { from: 'Kirdaar <hello@kirdaar.example>', replyTo: 'help@kirdaar.example' };
      return openMail(
        { ...settings, url: `smtp://emails:password@${server.host}` },
        { answerMs, emailMs: TIMEOUT_MS },
      );
    };
    const [hasty, patient] = [open(IDLE_MS), open(TIMEOUT_MS)];
    const isSilent = () => typeof outage === 'object' && outage.answers === 'nothing';
    const messenger: Messenger = {
      send: (id, message) => (isSilent() ? hasty : patient).send(id, message),
    };

    await use({
      arrived,
      fail: async (wanted) => {
        outage = wanted;
        if (wanted === 'away') await server.stop();
        else server.world.fault = wanted;
      },
      heal: async () => {
        if (outage === 'away') await server.restart();
        outage = undefined;
        server.world.fault = undefined;
      },
      pass: async (seconds) => {
        const end = clock.now.getTime() + seconds * 1000;
        for (let at = clock.now.getTime(); at <= end; at += STEP_SECONDS * 1000) {
          clock.now = new Date(at);
          await waitUntilIdle(() => world.services.queue.drain({ ...world.services, messenger }));
        }
      },
    });
    hasty.close();
    patient.close();
    await server.stop();
  },
});

/**
 * Drains the queue until no task fails. A drain ends at the first failed task, which then waits for its
 * retry, so another drain is needed for the rest.
 */
async function waitUntilIdle(drain: () => Promise<void>): Promise<void> {
  try {
    await drain();
  } catch {
    await waitUntilIdle(drain);
  }
}
