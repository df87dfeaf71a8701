import { teamRoles } from '@kirdaar/contract/rules/team-roles';
import { email, name, newPassword } from '#features/accounts/identity/identity-fields.ts';
import { roleNames } from '#features/houses/team/role-texts.ts';

/** The email and the role of a team invitation. */
export const invitationFields = [
  { ...email, hint: 'They get an email with a link that works for a week.', autoComplete: 'off' },
  {
    name: 'team_role',
    label: 'Role',
    options: teamRoles,
    labels: roleNames,
    hint: 'Viewers see casting calls and applicants. Reviewers also review applicants and invite talent. Owners also post casting calls, edit the company profile and manage the team.',
    required: true,
    missing: 'Please choose a role.',
  },
] as const;

export const ownNameFields = [name] as const;

/** The fields that an invited person fills in. */
export const joiningFields = [name, { ...newPassword, name: 'password', label: 'Password' }] as const;
