import { listDecided, listWaiting } from '#features/accounts/guardian-overview/queries.ts';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

/** Returns what waits for the guardian with this contact, and what was decided, for all of their children. */
export async function readRequests({ db, now, secrets }: Services, contact: string) {
  const [waiting, decided] = await Promise.all([
    listWaiting(db, contact, now()),
    listDecided(db, contact, now()),
  ]);
  return {
    waiting: waiting.map(({ name, media, ...request }) => ({
      ...request,
      first_name: firstNameOf({ name }),
      media: media.map(({ id, kind, state, file }) => ({
        id,
        kind,
        // Before it is converted, it may say where it was taken.
        url: state === 'processing' ? null : signedAddress(secrets.media, file, now()),
      })),
    })),
    decided: decided.map(({ name, ...decision }) => ({ ...decision, first_name: firstNameOf({ name }) })),
  };
}
