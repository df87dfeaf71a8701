import type { Role } from '#session/area-of.ts';
import * as common from '#words/ui/common.ts';

export const loginLabels: Record<Role, string> = {
  talent: common.talent_login,
  production: common.house_login,
};
