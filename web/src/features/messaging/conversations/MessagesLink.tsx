import { MessagesSquare } from 'lucide-react';
import { NavLink } from 'react-router';
import { conversationsOf } from '#account-paths.ts';
import { useConversationUpdates } from '#features/messaging/conversations/conversation-updates.ts';
import type { Role } from '#session/area-of.ts';
import { classNames } from '#ui/class-names.ts';
import { iconButtonLook } from '#ui/IconButton.tsx';
import { UnreadIcon, unreadLabel } from '#ui/UnreadIcon.tsx';
import * as common from '#words/ui/common.ts';

export function MessagesLink({ accountRole }: { accountRole: Role }) {
  const { unread } = useConversationUpdates(accountRole);
  return (
    <NavLink
      to={conversationsOf[accountRole]}
      aria-label={unreadLabel(common.messages, unread)}
      title={common.messages}
      className={classNames(iconButtonLook, 'relative min-w-11 shrink-0')}
    >
      <UnreadIcon Icon={MessagesSquare} unread={unread} />
    </NavLink>
  );
}
