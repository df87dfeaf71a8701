import type { ChangeEvent, ReactNode } from 'react';
import { buttonLook } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { iconButtonLook } from '#ui/IconButton.tsx';

interface FileButtonProps {
  children: ReactNode;
  /** Tells it from others that say the same, or says what a sign does. */
  label?: string;
  accept: string;
  multiple?: boolean;
  /** Which of a phone's cameras is opened in place of the files. */
  capture?: 'user' | 'environment';
  look?: 'button' | 'sign';
  onFiles: (files: File[]) => void;
}

const looks = {
  button: classNames(buttonLook('secondary'), 'cursor-pointer hover:bg-sunken'),
  sign: iconButtonLook,
};

/** A button that opens the choice of files, or a phone's camera. */
export function FileButton({ children, label, look = 'button', onFiles, ...input }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    // So that the same file can be chosen once more.
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(chosen);
  }
  return (
    <label
      title={look === 'sign' ? label : undefined}
      className={classNames(
        looks[look],
        'relative has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      )}
    >
      {children}
      <input {...input} type="file" aria-label={label} onChange={choose} className="sr-only" />
    </label>
  );
}
