import type { MoveConflict } from '#features/applications/review/use-board-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/applications/board.ts';

interface ConflictDialogProps {
  conflict: MoveConflict;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a move changes what a colleague has just decided. */
export function ConflictDialog({ conflict, onConfirm, onClose }: ConflictDialogProps) {
  return (
    <Dialog title={words.conflict} onClose={onClose}>
      <ul className="flex flex-col gap-1">
        {conflict.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{words.conflict_move}</Button>
        <Button variant="quiet" onClick={onClose}>
          {words.conflict_keep}
        </Button>
      </div>
    </Dialog>
  );
}
