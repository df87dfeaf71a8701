import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';

interface MenuProps {
  label: ReactNode;
  children: ReactNode;
  /** Further classes of the button. */
  look?: string;
  /** Where the panel opens. */
  panel?: string;
}

/** Button that opens a small panel. Escape, a choice or leaving the panel closes it. */
export function Menu({ label, children, look, panel = 'mt-2' }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }
  function closeAndFocus() {
    close();
    menu.current?.querySelector('summary')?.focus();
  }
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') closeAndFocus();
  }
  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a, button')) closeAndFocus();
  }

  return (
    <details
      ref={menu}
      className="group sm:relative"
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
    >
      <summary
        className={classNames(
          'flex min-h-11 list-none items-center gap-1.5 rounded-control px-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden',
          look,
        )}
      >
        {label}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div
        className={classNames(
          'absolute right-3 z-30 w-max min-w-[min(12rem,100vw-1.5rem)] max-w-[calc(100vw-1.5rem)] rounded-control border border-line bg-card p-1.5 shadow-float sm:right-0',
          panel,
        )}
      >
        {children}
      </div>
    </details>
  );
}
