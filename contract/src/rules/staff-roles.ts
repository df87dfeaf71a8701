/** What a member of staff does. Owners may do everything that the others may. */
export const staffRoles = ['owner', 'moderator', 'support', 'editor', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** After a login a session of staff ends, however much it is used. */
export const STAFF_SESSION_HOURS = 12;
/** For how long a password and a code allow acts that ask for them again. */
export const STAFF_CONFIRMATION_MINUTES = 10;
export const STAFF_INVITATION_DAYS = 2;
/** For how long an owner may object to losing the role or login, if no other owner can confirm it. */
export const OWNER_OBJECTION_DAYS = 3;
/** Staff hold the keys of everyone, so their passwords are longer than those of members. */
export const MIN_STAFF_PASSWORD = 12;

/** Whether a role may use an endpoint of staff. Without a list all staff may. */
export function mayActAsStaff(
  role: StaffRole,
  { staff }: { readonly staff?: readonly StaffRole[] },
): boolean {
  return role === 'owner' || staff === undefined || staff.includes(role);
}

/** The roles that may use an endpoint, for those who may not. */
export function rolesThatMay(endpoint: { readonly staff?: readonly StaffRole[] }): StaffRole[] {
  return [...staffRoles.filter((role) => role !== 'owner' && mayActAsStaff(role, endpoint)), 'owner'];
}

/** Whether a role may look for children by their name. */
export function mayFindChildren(role: StaffRole): boolean {
  return mayActAsStaff(role, { staff: ['moderator', 'support'] });
}
