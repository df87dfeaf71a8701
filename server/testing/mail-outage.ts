import type { Messenger } from '#platform/channels/messenger.ts';
import { openMail } from '#platform/channels/smtp.ts';
import { type MailFault, openMailServer, type ReceivedEmail } from '#testing/mail-server.ts';
import { test as base } from '#testing/test.ts';

/** The mail server is unreachable, or reachable but faulty. */
export type Outage = 'away' | MailFault;

const STEP_SECONDS = 30;
const IDLE_MS = 100;
const TIMEOUT_MS = 2000;
const settings = { from: 'Kirdaar <hello@kirdaar.example>', replyTo: 'help@kirdaar.example' };

export const test = base.extend('mail', async ({ world: { services }, clock }, { onCleanup }) => {
  /** The emails the server accepted, and when. */
  const arrived: (ReceivedEmail & { at: Date })[] = [];
  const server = await openMailServer({ onTaken: (email) => arrived.push({ ...email, at: clock.now }) });
  let outage: Outage | undefined;
  const url = `smtp://emails:password@${server.host}`;
  const open = (answerMs: number) => openMail({ ...settings, url }, { answerMs, emailMs: TIMEOUT_MS });
  const [hasty, patient] = [open(IDLE_MS), open(TIMEOUT_MS)];
  const isSilent = () => typeof outage === 'object' && outage.answers === 'nothing';
  const messenger: Messenger = {
    send: (id, message) => (isSilent() ? hasty : patient).send(id, message),
  };
  onCleanup(async () => {
    hasty.close();
    patient.close();
    await server.stop();
  });

  return {
    arrived,
    /** Makes the mail server fail with this outage from now on. */
    fail: async (wanted: Outage) => {
      outage = wanted;
      if (wanted === 'away') await server.stop();
      else server.world.fault = wanted;
    },
    heal: async () => {
      if (outage === 'away') await server.restart();
      outage = undefined;
      server.world.fault = undefined;
    },
    /** Advances the clock while the queue runs. */
    pass: async (seconds: number) => {
      const end = clock.now.getTime() + seconds * 1000;
      for (let at = clock.now.getTime(); at <= end; at += STEP_SECONDS * 1000) {
        clock.now = new Date(at);
        await drainAll(() => services.queue.drain({ ...services, messenger }));
      }
    },
  };
});

/** A drain ends at the first task that fails and waits for its retry, so the rest needs another drain. */
async function drainAll(drain: () => Promise<void>): Promise<void> {
  try {
    await drain();
  } catch {
    await drainAll(drain);
  }
}
