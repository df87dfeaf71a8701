import {
  deleteWaiting,
  listWaiting,
  putWaiting,
  readLogin,
  type WaitingApplication,
} from '#features/applications/outbox/waiting-store.ts';
import * as applyWords from '#words/applications/apply.ts';

/** Held while applications are sent, by any tab or by the service worker. */
const LOCK = 'waiting-applications';
/** Tells every tab what became of the applications that waited. */
export const NEWS = 'waiting-applications';

/** What became of an application that waited; one that was taken back has no news for the talent. */
export interface WaitingNews {
  state: 'waiting' | 'sent' | 'rejected' | 'taken-back';
  title: string;
}

/** Sends what waits on this device; the server takes each application once. Fails if one cannot be sent now. */
export async function sendWaiting(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const login = await readLogin();
    if (!login) return;
    for (const waiting of await listWaiting(login.talent_id))
      if (waiting.error === null) await send(waiting, login.token);
  });
}

/** Takes an application back before it is sent. Returns false if it is being sent at this moment. */
export function takeBack(waiting: WaitingApplication): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await deleteWaiting(waiting);
    announce('taken-back', waiting);
    return true;
  });
}

export function announce(state: WaitingNews['state'], { title }: Pick<WaitingApplication, 'title'>) {
  const channel = new BroadcastChannel(NEWS);
  channel.postMessage({ state, title } satisfies WaitingNews);
  channel.close();
}

async function send(waiting: WaitingApplication, token: string) {
  const body = new FormData();
  for (const [name, value] of waiting.fields) body.append(name, value);
  for (const [name, file] of waiting.files) body.append(name, file, file.name);
  const headers = { authorization: `Bearer ${token}`, 'accept-language': waiting.language };
  const answer = await fetch('/api/user/job-apply', { method: 'POST', headers, body });
  if (answer.ok) {
    await deleteWaiting(waiting);
    return announce('sent', waiting);
  }
  if (isForLater(answer.status)) throw new Error(`The server answered ${answer.status}.`);
  await putWaiting({ ...waiting, error: await messageOf(answer) });
  announce('rejected', waiting);
}

/** Whether the same request can succeed later: after a login, with less load, or after a repair. */
function isForLater(status: number): boolean {
  return status === 401 || status === 429 || status >= 500;
}

async function messageOf(answer: Response): Promise<string> {
  const fallback = applyWords.submit_failed;
  const body: unknown = await answer.json().catch(() => undefined);
  const isError = typeof body === 'object' && body !== null && 'message' in body;
  return (isError && String(body.message)) || fallback;
}
