import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

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
      <p className="font-semibold">
        Your profile was saved in another tab or on another device while you were editing it.
      </p>
      <p>Save your changes on top of that version, or discard them and load the saved version.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={busy} onClick={onSaveOnTop}>
          Save my changes on top
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onDiscard}>
          Discard my changes and load the saved version
        </Button>
      </div>
    </Notice>
  );
}
