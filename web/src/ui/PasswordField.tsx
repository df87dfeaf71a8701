import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { controlClasses, Field } from '#ui/Field.tsx';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/controls.ts';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled password input whose value can be shown. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} required={input.required} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${controlClasses} pr-18`}
          />
          <button
            type="button"
            aria-label={shown ? words.password_hide_name : words.password_show_name}
            className="noscript:hidden absolute inset-y-0 right-0 rounded-control px-3.5 font-semibold text-muted text-sm hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            {shown ? words.password_hide : common.show}
          </button>
        </div>
      )}
    </Field>
  );
}
