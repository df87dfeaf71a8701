import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  Icon: LucideIcon;
}

/** Button with only an icon, where there is no room for text. */
export function IconButton({ label, Icon, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classNames(iconButtonLook, className)}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
}

export const iconButtonLook =
  'inline-flex min-h-10 min-w-9 cursor-pointer items-center justify-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40';
