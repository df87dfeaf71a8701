interface BareSwitchProps {
  /** The id by which a visible label names it. */
  id?: string | undefined;
  /** Its name where no visible label stands beside it. */
  label?: string | undefined;
  /** The id of the text that explains it. */
  describedBy?: string | undefined;
  on: boolean;
  disabled: boolean;
  onSwitch: (on: boolean) => void;
}

/** The switch of an on/off setting without its label, for a row or a cell that names it. */
export function BareSwitch({ id, label, describedBy, on, disabled, onSwitch }: BareSwitchProps) {
  return (
    <span className="relative mt-0.5 inline-flex h-7 w-12 shrink-0">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={on}
        checked={on}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
        className="peer size-full cursor-pointer appearance-none rounded-full border border-control bg-sunken transition-colors checked:border-leaf checked:bg-leaf disabled:cursor-not-allowed disabled:opacity-60"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-control transition-transform peer-checked:translate-x-5 peer-checked:bg-card"
      />
    </span>
  );
}
