import type { DraftState } from '#features/talent/profile/use-profile-draft.ts';
import * as words from '#words/talent/profile.ts';

const texts: Partial<Record<DraftState, string>> = {
  saved: words.draft_saved,
  local: words.draft_local,
};

/** Where the draft is kept until it is saved. */
export function DraftNote({ state }: { state: DraftState }) {
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {texts[state]}
    </p>
  );
}
