/** The key of a button, where there is likely a keyboard. */
export function Key({ name }: { name: string }) {
  return (
    <kbd aria-hidden className="rounded border border-current/40 px-1.5 font-mono text-xs max-sm:hidden">
      {name}
    </kbd>
  );
}
