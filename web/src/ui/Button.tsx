import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';

type Variant = 'primary' | 'secondary' | 'quiet';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-[0.95rem] font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border border-control text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  quiet: 'text-accent underline-offset-4 enabled:hover:underline [a&]:hover:underline',
};

/** Returns the classes of a button, for a link to another site. */
export function buttonLook(variant: Variant): string {
  return classNames(base, variants[variant]);
}

interface Looks {
  variant?: Variant;
  /** Before the text. */
  Icon?: LucideIcon;
}

export function Button(props: Looks & ComponentProps<'button'>) {
  const { variant = 'primary', Icon, className, children, ...button } = props;
  return (
    <button
      type="button"
      onMouseDown={button.type === 'submit' ? keepFocus : undefined}
      {...button}
      className={classNames(base, variants[variant], className)}
    >
      {Icon && <Icon aria-hidden className="size-4" />}
      {children}
    </button>
  );
}

/**
 * Keeps the focus in a field: its validation error on blur would move the button from under the pointer and
 * lose the click.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', Icon, className, children, ...link }: Looks & LinkProps) {
  return (
    <Link
      {...link}
      className={classNames(base, variants[variant], typeof className === 'string' && className)}
    >
      {Icon && <Icon aria-hidden className="size-4" />}
      {children}
    </Link>
  );
}
