import type { MoveConflict } from '#features/applications/review/use-board-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface ConflictDialogProps {
  conflict: MoveConflict;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a move changes what a colleague has just decided. */
export function ConflictDialog({ conflict, onConfirm, onClose }: ConflictDialogProps) {
  return (
    <Dialog title="A colleague has just moved this application" onClose={onClose}>
      <ul className="flex flex-col gap-1">
        {conflict.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>Move anyway</Button>
        <Button variant="quiet" onClick={onClose}>
          Keep my colleague’s decision
        </Button>
      </div>
    </Dialog>
  );
}
