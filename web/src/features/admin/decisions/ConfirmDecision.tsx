import { useShown } from '#features/admin/decisions/use-shown.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as common from '#words/ui/common.ts';

interface ConfirmDecisionProps {
  /** Names what is decided. */
  title: string;
  text: string;
  /** The label of the button that decides. */
  label: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more. The key press or click that has opened it does not confirm it. */
export function ConfirmDecision({ title, text, label, onConfirm, onClose }: ConfirmDecisionProps) {
  const isShown = useShown();
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-muted">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={focusFirst}
          aria-disabled={!isShown}
          className="aria-disabled:opacity-55"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => isShown && onConfirm()}
        >
          {label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** The browser gives the focus to this button when it opens the dialog. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '');
}
