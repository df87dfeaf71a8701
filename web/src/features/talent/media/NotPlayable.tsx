import type { MediaState } from '@kirdaar/contract/rules/vocabulary';

/** Takes the place of another person's recording until it is converted. */
export function NotPlayable({ state }: { state: MediaState }) {
  return (
    <p className="rounded-control border border-line bg-sunken px-4 py-3 text-ink text-sm">
      {state === 'failed' ? 'This file can’t be played.' : 'This file will be here in a few minutes.'}
    </p>
  );
}
