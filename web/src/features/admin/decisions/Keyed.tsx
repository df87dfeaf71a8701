/** The label of a button, with the key that presses it. */
export function Keyed({ label, shortcut }: { label: string; shortcut: string | undefined }) {
  if (!shortcut) return label;
  return (
    <>
      {label}{' '}
      <kbd aria-hidden className="rounded border border-current/40 px-1.5 font-mono text-xs max-sm:hidden">
        {shortcut}
      </kbd>
    </>
  );
}
