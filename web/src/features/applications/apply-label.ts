import { applyFields } from '#features/applications/apply-fields.ts';

/** What the apply form calls a field. */
export function labelOf(name: string): string {
  return applyFields.find((field) => field.name === name)?.label ?? name;
}
