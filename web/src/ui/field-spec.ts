import type { Labels } from '#ui/label-of.ts';
import * as words from '#words/ui/controls.ts';

/** Specification of a form field: its label, its control and its validation. */
export interface FieldSpec {
  name: string;
  label: string;
  /** Type of the control; a single-line text input by default. */
  type?: 'email' | 'tel' | 'date' | 'time' | 'url' | 'password' | 'lines' | 'checkbox' | 'radio' | 'tick';
  /** Keyboard of a phone, where the type does not determine it. */
  inputMode?: 'numeric';
  /** Options of a closed list. */
  options?: readonly string[];
  /** Labels shown instead of the options. The option itself is sent. */
  labels?: Labels;
  /** Accepted file extensions; makes the field a file input. */
  accept?: string;
  /** Suggestions of a text input. */
  suggestions?: readonly string[];
  required?: boolean;
  /** Error when a required answer is missing. */
  missing?: string;
  /** Never kept in a draft. Passwords and checkboxes never are. */
  secret?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  /** The language of the answer, if it is not the page's. */
  lang?: string;
  min?: string;
  max?: string;
  /** Shown read-only. */
  locked?: boolean;
  /** Whether several files may be chosen. */
  multiple?: boolean;
  /** Takes the full width of its section. */
  wide?: boolean;
  /** Another field that `check` depends on. */
  dependsOn?: string;
  /** Returns the error of a non-empty answer. */
  check?: (answer: string, form: FormData) => string | undefined;
  /** Returns a warning about an answer that is accepted. */
  warn?: (answer: string) => string | undefined;
  /** Returns the error of a chosen file. */
  checkFile?: (file: File) => string | undefined;
  /** Reads a chosen file; `checkFile` returns the result from then on. */
  inspectFile?: (file: File) => Promise<string | undefined>;
}

/** Returns the error of a field in the current form, or undefined. */
function errorOf(
  { name, required, missing = words.field_missing, check, checkFile }: FieldSpec,
  form: FormData,
): string | undefined {
  const value = form.get(name);
  // An untouched file control yields an empty file without a name.
  if (value instanceof File && value.name) return firstError(form.getAll(name), checkFile);
  const answer = typeof value === 'string' ? value.trim() : '';
  if (answer) return check?.(answer, form);
  return required ? missing : undefined;
}

function firstError(files: readonly FormDataEntryValue[], check: FieldSpec['checkFile']) {
  return files.flatMap((file) => (file instanceof File && check?.(file)) || [])[0];
}

/** Returns the errors of fields by name; valid fields are left out. */
export function errorsOf(fields: readonly FieldSpec[], form: FormData): Record<string, string> {
  return byName(fields, (field) => errorOf(field, form));
}

/** Returns the warnings of valid fields by name. */
export function warningsOf(fields: readonly FieldSpec[], form: FormData): Record<string, string> {
  return byName(fields, (field) => {
    const answer = form.get(field.name);
    if (typeof answer !== 'string' || !answer.trim() || errorOf(field, form)) return undefined;
    return field.warn?.(answer.trim());
  });
}

function byName(fields: readonly FieldSpec[], messageFor: (field: FieldSpec) => string | undefined) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = messageFor(field);
      return message ? [[field.name, message]] : [];
    }),
  );
}
