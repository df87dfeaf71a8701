import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

/** Button that opens a small panel. Escape, or leaving the panel, closes it. */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  }

  return (
    <details ref={menu} className="group relative" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control px-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-30 mt-2 w-max min-w-[min(12rem,100vw-1.5rem)] max-w-[calc(100vw-1.5rem)] rounded-control border border-line bg-card p-1.5 shadow-float">
        {children}
      </div>
    </details>
  );
}
