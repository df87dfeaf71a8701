import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** Explains the current setting. */
  hint: string;
  on: boolean;
  busy: boolean;
  onSwitch: (on: boolean) => void;
}

/** An on/off setting that applies immediately. */
export function Switch({ label, hint, on, busy, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-1 max-w-prose text-muted text-sm">
          {hint}
        </p>
      </div>
      <span className="relative mt-0.5 inline-flex h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={busy}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
          className="peer size-full cursor-pointer appearance-none rounded-full border border-control bg-sunken transition-colors checked:border-leaf checked:bg-leaf disabled:opacity-60"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-control transition-transform peer-checked:translate-x-5 peer-checked:bg-card"
        />
      </span>
    </div>
  );
}
