import type { LucideIcon } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';

export interface PlayerAction {
  label: string;
  /** In place of the label, if there is no room for it. */
  text?: string;
  Icon?: LucideIcon;
  shortcut?: string;
  pressed?: boolean;
  isMain?: boolean;
  /** Not for a phone. */
  isForKeys?: boolean;
  onPress: () => void;
}

/** What the keys do, as buttons. */
export function PlayerBar({ actions }: { actions: readonly PlayerAction[] }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {actions.map(({ label, text = label, Icon, shortcut, pressed, isMain, isForKeys, onPress }) => (
        <Button
          key={shortcut ?? label}
          variant={isMain ? 'primary' : 'secondary'}
          aria-label={text === label ? undefined : label}
          title={text === label ? undefined : label}
          aria-keyshortcuts={shortcut}
          aria-pressed={pressed}
          onClick={onPress}
          className={classNames(
            'tabular-nums aria-pressed:bg-sunken',
            !isMain && 'px-3!',
            isForKeys && 'max-lg:hidden',
          )}
        >
          {Icon && <Icon aria-hidden className="size-5" />}
          {text}
        </Button>
      ))}
    </div>
  );
}
