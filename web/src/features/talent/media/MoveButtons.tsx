import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';

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
  function button(direction: 'earlier' | 'later', Icon: LucideIcon, to: number) {
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        label={`Move ${name} ${direction}`}
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
      {button('earlier', ArrowLeft, place - 1)}
      {button('later', ArrowRight, place + 1)}
    </>
  );
}
