import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';

interface ConfirmButtonProps {
  /** What the button says. */
  children: ReactNode;
  /** What one is asked before it is done. */
  question: string;
  /** What is pressed to have it done. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  /** Tells this button from others that say the same. */
  label?: string;
}

/** A button for what cannot be undone: it asks before it does it. */
export function ConfirmButton({ children, question, confirm, busy, onConfirm, label }: ConfirmButtonProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button look="secondary" aria-label={label} disabled={busy} onClick={() => setAsked(true)}>
        {children}
      </Button>
    );
  }

  function confirmed() {
    setAsked(false);
    onConfirm();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form; these two only answer.
    <div role="group" aria-label={question} className="flex flex-wrap items-center gap-3">
      <p ref={focus} tabIndex={-1} className="font-medium outline-none">
        {question}
      </p>
      <div className="flex flex-wrap gap-1">
        <Button onClick={confirmed}>{confirm}</Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** So that the question is read out, and the next key goes to its answers. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
