import { useState } from 'react';
import { stepTime } from '#features/applications/step-time.ts';

/** How many acts show at first. */
const LATEST = 4;

interface HouseHistoryProps {
  /** The latest first. */
  acts: readonly { id: number; happened_at: string; words: string }[];
}

/** What people of a house did, in words that name who. */
export function HouseHistory({ acts }: HouseHistoryProps) {
  const [all, setAll] = useState(false);
  const shown = all ? acts : acts.slice(0, LATEST);
  return (
    <>
      <ul aria-label="What was done" className="flex flex-col gap-2">
        {shown.map(({ id, happened_at, words }) => (
          <li key={id} className="text-sm">
            <span className="wrap-anywhere">{words}</span>
            <time dateTime={happened_at} className="block text-muted tabular-nums">
              {stepTime(happened_at)}
            </time>
          </li>
        ))}
      </ul>
      {shown.length < acts.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-11 self-start font-semibold text-accent text-sm underline-offset-4 hover:underline"
        >
          Show all {acts.length}
        </button>
      )}
    </>
  );
}
