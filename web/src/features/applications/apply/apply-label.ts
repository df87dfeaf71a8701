import { applyFields } from '#features/applications/apply/apply-fields.ts';

/** Returns the label of a field in the apply form. */
export function labelOf(name: string): string {
  return applyFields.find((field) => field.name === name)?.label ?? name;
}
