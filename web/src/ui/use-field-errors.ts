import { useLayoutEffect, useRef, useState } from 'react';
import { errorsOf, type FieldSpec, warningsOf } from '#ui/field-spec.ts';

type Texts = Readonly<Record<string, string>>;
/** An event of one control of a form. */
interface ControlEvent {
  target: EventTarget;
  currentTarget: HTMLFormElement;
}

/**
 * Errors and warnings of a form's fields: shown when the user leaves a field, and for all fields on submit.
 */
export function useFieldErrors(fields: readonly FieldSpec[], initialErrors: Texts = {}) {
  const [errors, setErrors] = useState(initialErrors);
  const [warnings, setWarnings] = useState<Texts>({});
  const wrong = useRef<HTMLElement>(null);

  // A folded part of the form opens for its error, and its fields take the focus only then.
  useLayoutEffect(() => {
    if (errors) wrong.current?.focus();
    wrong.current = null;
  }, [errors]);

  /** Validates the field that the user leaves, and non-empty fields that depend on it. */
  function checkOnBlur({ target, currentTarget }: ControlEvent) {
    const control = controlOf(target);
    // A heading that had the focus has no name, and would match every field that depends on none.
    if (!control.name) return;
    const form = new FormData(currentTarget);
    const left = fields.filter(
      ({ name, dependsOn }) => name === control.name || (dependsOn === control.name && form.get(name)),
    );
    if (left.length === 0) return;
    const names = left.map(({ name }) => name);
    setErrors((before) => ({ ...without(before, names), ...errorsOf(left, form) }));
    setWarnings((before) => ({ ...without(before, names), ...warningsOf(left, form) }));
  }

  /**
   * Validates a field while it is edited: a chosen file immediately, other fields once they have shown an
   * error or warning.
   */
  function checkOnInput(event: ControlEvent) {
    const { name, type } = controlOf(event.target);
    if (type === 'file' || name in errors || name in warnings) checkOnBlur(event);
    if (type === 'file') void inspect(event);
  }

  /** Shows what is wrong with the content of a chosen file, which its name does not show. */
  async function inspect({ target, currentTarget }: ControlEvent) {
    const { name, files } = controlOf(target);
    const field = fields.find((one) => one.name === name);
    if (!field?.inspectFile || !files) return;
    const results = await Promise.all([...files].map(field.inspectFile));
    if (results.some((result) => result !== undefined)) checkOnBlur({ target, currentTarget });
  }

  /** Validates every field, focuses the first invalid one and returns whether all are valid. */
  function checkAll(form: HTMLFormElement): boolean {
    const filled = new FormData(form);
    const found = errorsOf(fields, filled);
    setWarnings(warningsOf(fields, filled));
    show(form, found);
    return Object.keys(found).length === 0;
  }

  /** Shows errors, for example from the server, and focuses the first invalid field. */
  function show(form: HTMLFormElement, found: Texts) {
    const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in found);
    wrong.current = first instanceof HTMLElement ? first : null;
    setErrors(found);
  }

  return { errors, warnings, checkOnBlur, checkOnInput, checkAll, show };
}

function without(texts: Texts, names: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
}

function controlOf(target: EventTarget) {
  // Links and headings that lose the focus have no name.
  return target as HTMLInputElement;
}
