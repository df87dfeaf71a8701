import type { StaffPerson } from '@kirdaar/contract/admin/people';
import * as words from '#words/admin/people.ts';
import * as common from '#words/ui/common.ts';

/** Returns whose account it is: 'Talent', or the production house. */
export function kindText({ role, house }: Pick<StaffPerson, 'role' | 'house'>): string {
  if (role === 'talent') return common.talent;
  return house ?? words.unnamed_house;
}
