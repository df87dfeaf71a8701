import type { DraftState } from '#features/talent/profile/use-profile-draft.ts';

const texts: Partial<Record<DraftState, string>> = {
  saved: 'Draft saved. Only you can see it.',
  local: 'No connection. Your draft is saved in this browser.',
};

/** Where the draft is kept until it is saved. */
export function DraftNote({ state }: { state: DraftState }) {
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {texts[state]}
    </p>
  );
}
