import { fieldsOf } from '#api/call-api.ts';
import type { Files } from '#api/use-upload.ts';
import type { answersOf } from '#features/applications/apply/use-apply.ts';
import { announce } from '#features/applications/outbox/send-waiting.ts';
import {
  deleteWaiting,
  putWaiting,
  type WaitingApplication,
} from '#features/applications/outbox/waiting-store.ts';
import { language } from '#words/app/language.ts';

interface Kept extends Pick<WaitingApplication, 'talent_id' | 'title'> {
  body: ReturnType<typeof answersOf>;
  files: Files;
  filled: FormData;
}

/** Keeps an application on this device. Returns false where the browser cannot, as in private windows. */
export async function keepWaiting({ talent_id, title, body, files, filled }: Kept): Promise<boolean> {
  if (!canKeep()) return false;
  const texts = [...filled].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  try {
    await putWaiting({
      talent_id,
      title,
      job_id: body.job_id,
      fields: fieldsOf(body),
      files: Object.entries(files).flatMap(([name, list = []]) =>
        list.map((file): [string, File] => [name, file]),
      ),
      language,
      answers: Object.fromEntries(texts),
      waiting_since: new Date().toISOString(),
      error: null,
    });
  } catch {
    return false;
  }
  announce('waiting', { title });
  void askForSync();
  return true;
}

/** Forgets an application that could not be sent before, because the talent has sent it from the form. */
export async function dropWaiting(sent: Pick<WaitingApplication, 'talent_id' | 'job_id'>) {
  if (canKeep()) await deleteWaiting(sent).catch(() => undefined);
}

function canKeep(): boolean {
  return 'indexedDB' in globalThis && 'locks' in navigator;
}

/** Lets the service worker send it when no page is open, in browsers that can. */
async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Not every browser has it, so the types do not either.
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  await sync?.register('applications').catch(() => undefined);
}
