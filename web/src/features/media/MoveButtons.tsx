import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  /** From 0, among `count`. */
  place: number;
  count: number;
  onMove: (place: number) => void;
}

/** Moves one of several by one place at a time. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  function button(words: string, Icon: LucideIcon, to: number) {
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        label={`Move ${name} to ${words}`}
        Icon={Icon}
        // Not disabled at an end: it would lose the focus there.
        aria-disabled={isEnd}
        className="aria-disabled:opacity-40"
        onClick={isEnd ? undefined : () => onMove(to)}
      />
    );
  }
  return (
    <>
      {button('an earlier place', ArrowLeft, place - 1)}
      {button('a later place', ArrowRight, place + 1)}
    </>
  );
}
