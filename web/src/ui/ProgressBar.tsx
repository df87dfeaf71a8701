interface ProgressBarProps {
  /** The id for a `<label>`; alternatively `label` is the accessible name. */
  id?: string;
  label?: string;
  percent: number;
}

/** Progress bar. */
export function ProgressBar({ id, label, percent }: ProgressBarProps) {
  return (
    <progress
      id={id}
      aria-label={label}
      max={100}
      value={percent}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken accent-marigold [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-marigold"
    />
  );
}
