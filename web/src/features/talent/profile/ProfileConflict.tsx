import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/profile.ts';

interface ProfileConflictProps {
  busy: boolean;
  /** Saves the changes made here on top of the version saved elsewhere. */
  onSaveOnTop: () => void;
  /** Discards the changes made here. */
  onDiscard: () => void;
}

/** Shown when the profile was saved elsewhere while it was edited here. */
export function ProfileConflict({ busy, onSaveOnTop, onDiscard }: ProfileConflictProps) {
  return (
    <Notice tone="failure">
      <p className="font-semibold">{words.conflict_title}</p>
      <p>{words.conflict_text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={busy} onClick={onSaveOnTop}>
          {words.conflict_save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onDiscard}>
          {words.conflict_discard}
        </Button>
      </div>
    </Notice>
  );
}
