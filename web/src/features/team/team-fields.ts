import { teamRoles } from '@kirdaar/contract/rules/team-roles';
import { email, name, newPassword } from '#features/identity/identity-fields.ts';
import { roleNames } from '#features/team/team-words.ts';

/** Who is invited, and as what. */
export const invitationFields = [
  { ...email, hint: 'They get a letter with a link that works for a week.', autoComplete: 'off' },
  {
    name: 'team_role',
    label: 'Role',
    options: teamRoles,
    labels: roleNames,
    hint: 'Viewers see calls and applicants. Reviewers also review them and invite talent. Owners also post calls, edit the company and run the team.',
    required: true,
    missing: 'Please choose what they may do.',
  },
] as const;

export const ownNameFields = [name] as const;

/** What whoever was invited chooses. */
export const joiningFields = [name, { ...newPassword, name: 'password', label: 'Password' }] as const;
