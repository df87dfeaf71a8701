import { MessagesSquare } from 'lucide-react';
import { NavLink } from 'react-router';
import { useConversationNews } from '#features/conversations/use-conversation-news.ts';
import { paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { classNames } from '#ui/class-names.ts';
import { iconButtonLook } from '#ui/IconButton.tsx';

/** Leads to one's conversations, and says in how many of them something is unread. */
export function MessagesLink({ reader }: { reader: Role }) {
  const { unread } = useConversationNews(reader);
  return (
    <NavLink
      to={reader === 'talent' ? paths.talentConversations : paths.productionConversations}
      aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}
      title="Messages"
      className={classNames(iconButtonLook, 'relative min-w-11 shrink-0')}
    >
      <MessagesSquare aria-hidden className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5 tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </NavLink>
  );
}
