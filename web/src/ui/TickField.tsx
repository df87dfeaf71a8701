interface TickFieldProps {
  label: string;
  name: string;
  defaultChecked: boolean;
}

/** A short yes, one of several beside each other; ticked it says '1'. */
export function TickField({ label, name, defaultChecked }: TickFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-control border border-control bg-card px-3.5 py-2 hover:bg-sunken has-checked:border-ink has-checked:bg-marigold-wash has-checked:font-medium">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={defaultChecked}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  );
}
