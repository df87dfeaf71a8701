import { useState } from 'react';
import { errorsOf, type FieldSpec, warningsOf } from '#ui/field-spec.ts';

type Words = Readonly<Record<string, string>>;
/** Something that happened to one control of a form. */
interface ControlEvent {
  target: EventTarget;
  currentTarget: HTMLFormElement;
}

/** What is wrong, or looks mistaken, in the fields of a form: told as one leaves a field, and for all on sending. */
export function useFieldErrors(fields: readonly FieldSpec[]) {
  const [errors, setErrors] = useState<Words>({});
  const [warnings, setWarnings] = useState<Words>({});

  /** Judges the field that is left, and the filled ones that depend on it. */
  function checkLeft({ target, currentTarget }: ControlEvent) {
    const form = new FormData(currentTarget);
    const control = controlOf(target);
    const left = fields.filter(
      ({ name, dependsOn }) => name === control.name || (dependsOn === control.name && form.get(name)),
    );
    if (left.length === 0) return;
    const names = left.map(({ name }) => name);
    setErrors((before) => ({ ...without(before, names), ...errorsOf(left, form) }));
    setWarnings((before) => ({ ...without(before, names), ...warningsOf(left, form) }));
  }

  /** Judges a field while it is filled: a chosen file at once, anything else once it was told of. */
  function checkFilled(event: ControlEvent) {
    const { name, type } = controlOf(event.target);
    if (type === 'file' || name in errors || name in warnings) checkLeft(event);
  }

  /** Judges every field; leads to the first that is wrong and says whether all are right. */
  function checkAll(form: HTMLFormElement): boolean {
    const filled = new FormData(form);
    const found = errorsOf(fields, filled);
    setWarnings(warningsOf(fields, filled));
    show(form, found);
    return Object.keys(found).length === 0;
  }

  /** Shows what is wrong, such as the server's findings, and leads to the first of it. */
  function show(form: HTMLFormElement, found: Words) {
    setErrors(found);
    const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in found);
    if (first instanceof HTMLElement) first.focus();
  }

  return { errors, warnings, checkLeft, checkFilled, checkAll, show };
}

function without(words: Words, names: readonly string[]): Words {
  return Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)));
}

function controlOf(target: EventTarget) {
  // Within a form only its controls are left or filled; a link has no name and fits no field.
  return target as HTMLInputElement;
}
