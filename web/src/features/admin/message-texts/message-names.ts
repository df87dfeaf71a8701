import type { MessagePart } from '@kirdaar/contract/rules/message-texts';
import type { Channel, NotificationKind } from '@kirdaar/contract/rules/notifications';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { fillIn } from '#paths.ts';
import * as words from '#words/admin/message-texts.ts';

export const kindNames: Record<NotificationKind, string> = words.kinds;

export const channelNames: Record<Channel, string> = words.channels;

export const partNames: Record<MessagePart, string> = words.parts;

export function messagePath(key: string): string {
  return fillIn(adminPaths.message, { key });
}
