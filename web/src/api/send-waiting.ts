import { deleteWaiting, listWaiting, putWaiting, readLogin, type Waiting } from '#api/waiting-store.ts';
import { no_response } from '#words/api/requests.ts';

/** Held while requests are sent, by any tab or by the service worker. */
const LOCK = 'waiting-requests';
/** Tells every tab what became of the requests that waited. */
export const NEWS = 'waiting-requests';

/** What became of a request that waited; one that was taken back has no news for the user. */
export interface WaitingNews extends Pick<Waiting, 'kind' | 'title'> {
  state: 'waiting' | 'sent' | 'rejected' | 'taken-back';
}

/** Sends what waits on this device; the server takes each request once. Fails if one cannot be sent now. */
export async function sendWaiting(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const login = await readLogin();
    if (!login) return;
    for (const waiting of await listWaiting(login.account))
      if (waiting.error === null) await send(waiting, login.token);
  });
}

/** Takes a request back before it is sent. Returns false if it is being sent at this moment. */
export function takeBack(waiting: Waiting): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await deleteWaiting(waiting);
    announce('taken-back', waiting);
    return true;
  });
}

export function announce(state: WaitingNews['state'], { kind, title }: Pick<Waiting, 'kind' | 'title'>) {
  const channel = new BroadcastChannel(NEWS);
  channel.postMessage({ state, kind, title } satisfies WaitingNews);
  channel.close();
}

async function send(waiting: Waiting, token: string) {
  const [method, path] = waiting.endpoint;
  const { body } = waiting;
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-language': waiting.language,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(path, { method, headers, body: typeof body === 'string' ? body : formOf(body) });
  if (answer.ok) {
    await deleteWaiting(waiting);
    return announce('sent', waiting);
  }
  if (isForLater(answer.status)) throw new Error(`The server answered ${answer.status}.`);
  await putWaiting({ ...waiting, error: await messageOf(answer) });
  announce('rejected', waiting);
}

function formOf(fields: Exclude<Waiting['body'], string>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Whether the same request can succeed later: after a login, with less load, or after a repair. */
function isForLater(status: number): boolean {
  return status === 401 || status === 429 || status >= 500;
}

async function messageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  const isError = typeof body === 'object' && body !== null && 'message' in body;
  return (isError && String(body.message)) || no_response;
}
