import { useId } from 'react';
import { BareSwitch } from '#ui/BareSwitch.tsx';

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
      <BareSwitch id={id} describedBy={`${id}-hint`} on={on} disabled={busy} onSwitch={onSwitch} />
    </div>
  );
}
