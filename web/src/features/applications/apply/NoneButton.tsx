import type { MouseEvent } from 'react';
import { Button } from '#ui/Button.tsx';

/** Answers a required field with None, for talent who do not have what it asks for. */
export function NoneButton({ name, label }: { name: string; label: string }) {
  function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    control.value = 'None';
    // The form keeps a draft and clears the error of the field as if it was typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Button variant="quiet" className="-mt-1 -ml-5 self-start text-sm" onClick={fill}>
      I don’t have one<span className="sr-only">: {label}</span>
    </Button>
  );
}
