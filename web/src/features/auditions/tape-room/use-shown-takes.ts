import type { RoomTape } from '@kirdaar/contract/auditions/tape-room';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Shown } from '#features/auditions/tape-room/tape-room.ts';

interface Chosen {
  tape: string;
  take: string;
}

/** Which takes are shown: one, or two side by side, of which one is chosen. */
export function useShownTakes(tapes: readonly RoomTape[]) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([{ tape: '', take: '' }]);
  const [side, setSide] = useState(0);
  const [isInTurn, setInTurn] = useState(false);
  const shown = chosen.flatMap((one) => findShown(tapes, one) ?? []);
  const active = shown[side] ?? shown[0];
  const isCompared = shown.length > 1;
  const following = (by: 1 | -1) => active && tapes[tapes.indexOf(active.tape) + by];

  function show(tape: RoomTape, take = tape.takes[0]) {
    const one = { tape: tape.id, take: take?.id ?? '' };
    // At once, because the video is told to play next.
    flushSync(() => setChosen(chosen.map((other, place) => (place === side ? one : other))));
  }
  /** Puts another take of the person, or the next person, beside what is shown; or shows one again. */
  function compare() {
    if (!active) return;
    const other = following(1) ?? following(-1);
    const take = followingTake(active);
    const beside = take
      ? { tape: active.tape.id, take: take.id }
      : { tape: other?.id ?? '', take: other?.takes[0]?.id ?? '' };
    flushSync(() => {
      setChosen([{ tape: active.tape.id, take: active.take.id }, ...(isCompared ? [] : [beside])]);
      setSide(0);
    });
  }
  return {
    ...{ shown, active, side, isCompared, isInTurn, following, show, compare },
    chooseSide: (place: number) => flushSync(() => setSide(place)),
    toggleInTurn: () => setInTurn(!isInTurn),
  };
}

/** Returns undefined for the only take. */
export function followingTake({ tape: { takes }, take }: Shown) {
  return takes.length > 1 ? takes[(takes.indexOf(take) + 1) % takes.length] : undefined;
}

/** What is no longer there gives way to the first tape. */
function findShown(tapes: readonly RoomTape[], chosen: Chosen): Shown | undefined {
  const tape = tapes.find(({ id }) => id === chosen.tape) ?? tapes[0];
  const take = tape?.takes.find(({ id }) => id === chosen.take) ?? tape?.takes[0];
  return tape && take && { tape, take };
}
