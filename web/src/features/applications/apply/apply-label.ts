import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import { applyFields } from '#features/applications/apply/apply-fields.ts';
import * as common from '#words/ui/common.ts';

/** Returns the label of a field in the apply form, or of a self-tape. */
export function labelOf(name: string): string {
  if (name === TAPE_FIELD) return common.self_tape;
  return applyFields.find((field) => field.name === name)?.label ?? name;
}
