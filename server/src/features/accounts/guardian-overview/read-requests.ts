import type { Language } from '@kirdaar/contract/rules/languages';
import { termRows } from '@kirdaar/contract/rules/terms';
import { listDecided, listWaiting } from '#features/accounts/guardian-overview/queries.ts';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { formatDays } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

const words = serverWords('offerTerms');

/** Returns what waits for the guardian with this contact, and what was decided, for all of their children. */
export async function readRequests({ db, now, secrets }: Services, contact: string, language: Language) {
  const [waiting, decided] = await Promise.all([
    listWaiting(db, contact, now()),
    listDecided(db, contact, now()),
  ]);
  return {
    waiting: waiting.map(({ name, media, terms, ...request }) => ({
      ...request,
      first_name: firstNameOf({ name }),
      terms: terms && {
        version: terms.version,
        rows: termRows(
          { ...terms, days: formatDays(terms, language), is_child: true },
          words[language].term_texts,
        ),
      },
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
