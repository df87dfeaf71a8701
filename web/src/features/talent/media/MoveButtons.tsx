import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/talent/media.ts';

interface MoveButtonsProps {
  /** Name of the entry to move. */
  name: string;
  /** Index from 0 among `count` entries. */
  place: number;
  count: number;
  onMove: (place: number) => void;
}

/** Buttons that move an entry by one place. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  function button(label: string, Icon: LucideIcon, to: number) {
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        label={label}
        Icon={Icon}
        // Not `disabled` at an end, because a disabled button would lose the focus.
        aria-disabled={isEnd}
        className="aria-disabled:opacity-40"
        onClick={isEnd ? undefined : () => onMove(to)}
      />
    );
  }
  return (
    <>
      {button(words.move_earlier(name), ArrowLeft, place - 1)}
      {button(words.move_later(name), ArrowRight, place + 1)}
    </>
  );
}
