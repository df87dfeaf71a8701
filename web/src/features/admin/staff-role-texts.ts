import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';

export const staffRoleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  moderator: 'Moderator',
  support: 'Support',
  editor: 'Editor',
  finance: 'Finance',
};

export const staffRoleDescriptions: Record<StaffRole, string> = {
  owner: 'Does everything, and manages the staff',
  moderator: 'Reviews casting calls, documents and reports',
  support: 'Helps talent and production houses',
  editor: 'Edits the content of the site',
  finance: 'Handles payments and refunds',
};
