import type { MouseEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/applications/apply.ts';

/** Answers a required field with None, for talent who do not have what it asks for. */
export function NoneButton({ name, label }: { name: string; label: string }) {
  function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    control.value = words.none_answer;
    // The form keeps a draft and clears the error of the field as if it was typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Button variant="quiet" className="-mt-1 -ml-5 self-start text-sm" onClick={fill}>
      {sentence(words.apply_none(label, (text) => <span className="sr-only">{text}</span>))}
    </Button>
  );
}
