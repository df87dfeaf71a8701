import type { MediaState } from '@kirdaar/contract/rules/vocabulary';
import * as words from '#words/talent/media.ts';

/** Takes the place of another person's recording until it is converted. */
export function NotPlayable({ state }: { state: MediaState }) {
  return (
    <p className="rounded-control border border-line bg-sunken px-4 py-3 text-ink text-sm">
      {state === 'failed' ? words.file_unplayable : words.file_soon}
    </p>
  );
}
