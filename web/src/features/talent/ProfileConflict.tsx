import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface ProfileConflictProps {
  busy: boolean;
  /** Saves what was typed here on top of what was saved there. */
  onKeep: () => void;
  /** Gives up what was typed here. */
  onDiscard: () => void;
}

/** What to do when the profile was saved elsewhere while it was edited here. */
export function ProfileConflict({ busy, onKeep, onDiscard }: ProfileConflictProps) {
  return (
    <Notice tone="failure">
      <p className="font-semibold">
        Your profile was saved in another tab or on another device in the meantime.
      </p>
      <p>
        Nothing is lost yet. Save what you changed here on top of it, or give up your changes and see what was
        saved there.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={busy} onClick={onKeep}>
          Save my changes on top
        </Button>
        <Button look="secondary" disabled={busy} onClick={onDiscard}>
          Show what was saved there
        </Button>
      </div>
    </Notice>
  );
}
