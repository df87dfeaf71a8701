/** One line of a table of fields: what a form asks, and when an answer is wrong. */
export interface FieldSpec {
  name: string;
  label: string;
  /** What is typed; without it, a line of text. */
  type?: 'email' | 'tel' | 'date' | 'url' | 'lines';
  /** The closed list to choose from. */
  options?: readonly string[];
  /** Answers that a line of text offers. */
  suggestions?: readonly string[];
  required?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  min?: string;
  max?: string;
  /** Takes the whole width of its section. */
  wide?: boolean;
  /** The other field that `check` looks at. */
  dependsOn?: string;
  /** What is wrong with an answer that is not empty. */
  check?: (answer: string, form: FormData) => string | undefined;
}

/** What is wrong with a field as the form stands, or undefined. */
export function errorOf({ name, required, check }: FieldSpec, form: FormData): string | undefined {
  const answer = String(form.get(name) ?? '').trim();
  if (answer) return check?.(answer, form);
  return required ? 'Please fill this in.' : undefined;
}

/** What is wrong with each of some fields, by name; those in order are left out. */
export function errorsOf(fields: readonly FieldSpec[], form: FormData): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorOf(field, form);
      return error ? [[field.name, error]] : [];
    }),
  );
}
