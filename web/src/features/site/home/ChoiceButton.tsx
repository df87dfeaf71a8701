import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type MouseEvent, useId, useState } from 'react';
import { type Labels, labelOf } from '#ui/label-of.ts';
import * as common from '#words/ui/common.ts';

interface ChoiceButtonProps {
  label: string;
  name: string;
  options: readonly string[];
  /** Labels shown instead of the options. */
  labels?: Labels;
}

/** Button that opens a short list of options and then shows the chosen one. */
export function ChoiceButton({ label, name, options, labels = {} }: ChoiceButtonProps) {
  const [chosen, setChosen] = useState('');
  const list = useId();

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setChosen(currentTarget.value);
  }

  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={list}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-control px-3 font-semibold text-[0.95rem] sm:px-4 hover:bg-sunken"
      >
        {label}
        {chosen && <span className="text-accent">{labelOf(labels, chosen)}</span>}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        id={list}
        popover="auto"
        className="m-auto min-w-56 rounded-card border border-line bg-card p-2 text-ink shadow-float supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 supports-[position-area:end]:[position-area:end_span-end] supports-[position-area:end]:[position-try-fallbacks:flip-block]"
      >
        <fieldset>
          <legend className="px-3 pt-1.5 pb-1 text-muted text-sm">{label}</legend>
          {['', ...options].map((option) => (
            <label
              key={option}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken has-checked:font-semibold"
            >
              <input
                type="radio"
                name={name}
                value={option}
                defaultChecked={option === ''}
                onChange={choose}
                onClick={closeIfPointed}
                className="size-4.5"
              />
              {option ? labelOf(labels, option) : common.any}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

/**
 * Closes the list only on a click: with the arrow keys the user moves through the options before choosing.
 */
function closeIfPointed({ detail, currentTarget }: MouseEvent<HTMLInputElement>) {
  if (detail > 0) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
