import type { DraftState } from '#features/talent/use-profile-draft.ts';

const words: Partial<Record<DraftState, string>> = {
  saved: 'Draft kept. Nobody sees it before you save.',
  here: 'No connection. What you type is kept in this browser.',
};

/** Where what is typed is kept until it is saved. */
export function DraftNote({ state }: { state: DraftState }) {
  return (
    <p role="status" className="text-muted text-sm empty:hidden">
      {words[state]}
    </p>
  );
}
