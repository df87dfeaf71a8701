import { teamRoles } from '@kirdaar/contract/rules/team-roles';
import { email, name, newPassword } from '#features/accounts/identity/identity-fields.ts';
import { roleNames } from '#features/houses/team/role-texts.ts';
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';

/** The email and the role of a team invitation. */
export const invitationFields = [
  { ...email, hint: words.invite_email_hint, autoComplete: 'off' },
  {
    name: 'team_role',
    label: common.role,
    options: teamRoles,
    labels: roleNames,
    hint: words.invite_role_hint,
    required: true,
    missing: words.invite_role_missing,
  },
] as const;

export const ownNameFields = [name] as const;

/** The fields that an invited person fills in. */
export const joiningFields = [name, { ...newPassword, name: 'password', label: common.password }] as const;
