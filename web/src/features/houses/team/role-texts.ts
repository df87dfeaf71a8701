import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import * as words from '#words/houses/team.ts';

export const roleNames: Record<TeamRole, string> = words.roles;
