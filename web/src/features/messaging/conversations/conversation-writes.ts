import type { Report } from '@kirdaar/contract/messaging/conversations';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import type { Role } from '#session/area-of.ts';

interface Subject {
  accountRole: Role;
  id: string;
}

export const conversationWrites = {
  setBlocked: ({ accountRole, id, blocked }: Subject & { blocked: boolean }) => {
    const { block, unblock } = conversationEndpoints[accountRole];
    return blocked ? block(id) : unblock(id);
  },
  report: ({ accountRole, id, report }: Subject & { report: Report }) =>
    conversationEndpoints[accountRole].report(id, report),
};
