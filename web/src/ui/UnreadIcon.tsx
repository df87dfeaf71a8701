import type { LucideIcon } from 'lucide-react';
import * as words from '#words/ui/formats.ts';

interface UnreadIconProps {
  Icon: LucideIcon;
  unread: number;
}

/**
 * Icon of a link or button in the header, with the number of unread items. The link or button is positioned
 * relatively and has `unreadLabel` as its accessible name.
 */
export function UnreadIcon({ Icon, unread }: UnreadIconProps) {
  return (
    <>
      <Icon aria-hidden className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5 tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  );
}

/** Returns an accessible name: 'Messages, 3 unread', or 'Messages' when all are read. */
export function unreadLabel(name: string, unread: number): string {
  return unread > 0 ? words.unread(name, unread) : name;
}
