import type { StaffPerson } from '@kirdaar/contract/admin/people';

export const personStateTexts: Record<StaffPerson['state'], string> = {
  active: 'Active',
  not_verified: 'Email not verified',
  left_team: 'Left the team',
  being_deleted: 'To be deleted',
};

/** Returns whose account it is: 'Talent', or the production house. */
export function kindText({ role, house }: Pick<StaffPerson, 'role' | 'house'>): string {
  if (role === 'talent') return 'Talent';
  return house ?? 'Unnamed production house';
}
