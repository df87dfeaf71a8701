import type { ChangeEvent, ReactNode } from 'react';
import { buttonLook } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { iconButtonLook } from '#ui/IconButton.tsx';

interface FileButtonProps {
  children: ReactNode;
  /** Accessible name that distinguishes it from others with the same text, or explains an icon. */
  label?: string;
  accept: string;
  multiple?: boolean;
  /** Which camera of a phone opens instead of the file dialog. */
  capture?: 'user' | 'environment';
  variant?: 'button' | 'icon';
  onFiles: (files: File[]) => void;
}

const variants = {
  button: classNames(buttonLook('secondary'), 'cursor-pointer hover:bg-sunken'),
  icon: iconButtonLook,
};

/** Button that opens the file dialog, or a phone's camera. */
export function FileButton({ children, label, variant = 'button', onFiles, ...input }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    // Allows the same file to be chosen again.
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(chosen);
  }
  return (
    <label
      title={variant === 'icon' ? label : undefined}
      className={classNames(
        variants[variant],
        'relative has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      )}
    >
      {children}
      <input {...input} type="file" aria-label={label} onChange={choose} className="sr-only" />
    </label>
  );
}
