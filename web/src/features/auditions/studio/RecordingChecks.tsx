import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { secondsLeft } from '#features/auditions/studio/recording-space.ts';
import type { Levels } from '#features/auditions/studio/use-levels.ts';
import * as words from '#words/auditions/studio.ts';

/** From here on, what fits on the device is told. */
const LITTLE_SECONDS = 600;

interface RecordingChecksProps {
  levels: Levels | undefined;
  /** The way the house wants the phone to be held, if it is held otherwise. */
  turn: 'portrait' | 'landscape' | undefined;
  /** Changes after each take, which leaves less room. */
  takes: number;
}

/** What to put right before a take: light, sound, how the phone is held, and the room on it. */
export function RecordingChecks({ levels, turn, takes }: RecordingChecksProps) {
  const [room, setRoom] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again after each take.
  useEffect(() => void secondsLeft().then(setRoom), [takes]);
  return (
    <ul className="flex flex-col gap-2">
      {levels && <Check isGood={levels.light === 'good'}>{words.light[levels.light]}</Check>}
      {levels && <Check isGood={levels.sound === 'good'}>{words.sound[levels.sound]}</Check>}
      {turn && <Check isGood={false}>{words.turn[turn]}</Check>}
      {room !== undefined && room < LITTLE_SECONDS && (
        <Check isGood={false}>{words.room_left(Math.floor(room / 60))}</Check>
      )}
    </ul>
  );
}

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden
        className={isGood ? 'mt-0.5 size-5 shrink-0 text-leaf' : 'mt-0.5 size-5 shrink-0 text-accent'}
      />
      {children}
    </li>
  );
}
