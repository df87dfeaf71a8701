import type { Report } from '@kirdaar/contract/messaging/conversations';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import type { Role } from '#session/area-of.ts';

/** A conversation, and the role of the user who writes to the server about it. */
interface Subject {
  accountRole: Role;
  id: string;
}

/** What a user may do about the other participant of a conversation. */
export const conversationWrites = {
  setBlocked: ({ accountRole, id, blocked }: Subject & { blocked: boolean }) => {
    const { block, unblock } = conversationEndpoints[accountRole];
    return blocked ? block(id) : unblock(id);
  },
  report: ({ accountRole, id, report }: Subject & { report: Report }) =>
    conversationEndpoints[accountRole].report(id, report),
};
