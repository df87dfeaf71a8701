/** One line of a table of fields: what a form asks, and when an answer is wrong. */
export interface FieldSpec {
  name: string;
  label: string;
  /** What is typed; without it, a line of text. */
  type?: 'email' | 'tel' | 'date' | 'time' | 'url' | 'password' | 'lines' | 'checkbox' | 'radio' | 'tick';
  /** The keyboard that a phone shows, where the type does not say it. */
  inputMode?: 'numeric';
  /** The closed list to choose from. */
  options?: readonly string[];
  /** What is read in place of an option; the option itself is sent. */
  labels?: Readonly<Record<string, string>>;
  /** The file endings to choose from: makes it a file. */
  accept?: string;
  /** Answers that a line of text offers. */
  suggestions?: readonly string[];
  required?: boolean;
  /** What is said when a required answer is missing. */
  missing?: string;
  /** Never kept in a draft; passwords and ticks never are. */
  secret?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  min?: string;
  max?: string;
  /** Shown as it is, and not to be changed. */
  locked?: boolean;
  /** Whether more than one file may be chosen. */
  multiple?: boolean;
  /** Takes the whole width of its section. */
  wide?: boolean;
  /** The other field that `check` looks at. */
  dependsOn?: string;
  /** What is wrong with an answer that is not empty. */
  check?: (answer: string, form: FormData) => string | undefined;
  /** What looks mistaken in an answer that is taken nevertheless. */
  warn?: (answer: string) => string | undefined;
  /** What is wrong with a file that was chosen. */
  checkFile?: (file: File) => string | undefined;
}

/** What is wrong with a field as the form stands, or undefined. */
function errorOf(
  { name, required, missing = 'Please fill this in.', check, checkFile }: FieldSpec,
  form: FormData,
): string | undefined {
  const value = form.get(name);
  // A file control that was not touched gives a nameless empty file.
  if (value instanceof File && value.name) return checkFile?.(value);
  const answer = typeof value === 'string' ? value.trim() : '';
  if (answer) return check?.(answer, form);
  return required ? missing : undefined;
}

/** What is wrong with each of some fields, by name; those in order are left out. */
export function errorsOf(fields: readonly FieldSpec[], form: FormData): Record<string, string> {
  return byName(fields, (field) => errorOf(field, form));
}

/** What looks mistaken in each of some fields that are not wrong, by name. */
export function warningsOf(fields: readonly FieldSpec[], form: FormData): Record<string, string> {
  return byName(fields, (field) => {
    const answer = form.get(field.name);
    if (typeof answer !== 'string' || !answer.trim() || errorOf(field, form)) return undefined;
    return field.warn?.(answer.trim());
  });
}

function byName(fields: readonly FieldSpec[], wordsFor: (field: FieldSpec) => string | undefined) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const words = wordsFor(field);
      return words ? [[field.name, words]] : [];
    }),
  );
}
