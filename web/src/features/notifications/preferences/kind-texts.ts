import type { NotificationKind } from '@kirdaar/contract/rules/notifications';
import type { Role } from '#session/area-of.ts';
import * as words from '#words/notifications/preferences.ts';

type KindTexts = Record<NotificationKind, { name: string; what: string }>;

/** Title and description of each kind of notification. */
export const kindTexts: Record<Role, KindTexts> = words.kinds;
