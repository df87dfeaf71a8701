import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import * as common from '#words/ui/common.ts';

interface ConfirmButtonProps {
  /** Label of the button. */
  children: ReactNode;
  /** Question to confirm. */
  question: string;
  /** Label of the confirmation button. */
  confirm: string;
  /** Label of the button that changes nothing; needed when the action itself is called to cancel something. */
  dismiss?: string;
  variant?: 'secondary' | 'quiet';
  busy: boolean;
  onConfirm: () => void;
  /** Accessible name that distinguishes this button from others with the same text. */
  label?: string;
}

/** Button for an action that cannot be undone. It asks for confirmation first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    children,
    question,
    confirm,
    dismiss = common.cancel,
    variant = 'secondary',
    busy,
    onConfirm,
    label,
  } = props;
  const [asked, setAsked] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The answer that had the focus is gone.
    if (asked === false && !busy && document.activeElement === document.body) button.current?.focus();
  }, [asked, busy]);
  if (!asked) {
    return (
      <Button
        ref={button}
        variant={variant}
        aria-label={label}
        disabled={busy}
        onClick={() => setAsked(true)}
      >
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
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {dismiss}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus to the question, so that it is read out and the next key reaches its answers. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
