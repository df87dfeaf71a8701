import { UsersRound } from 'lucide-react';
import { closeActing } from '#features/representation/acting/acting-session.ts';
import * as words from '#words/representation/mandates.ts';

interface ActingBarProps {
  /** For whom the user acts. */
  name: string;
  /** The account to return to. */
  before: string;
}

export function ActingBar({ name, before }: ActingBarProps) {
  return (
    <p
      role="status"
      className="-mx-3 -mb-2.5 flex w-[calc(100%+1.5rem)] flex-wrap items-center gap-x-3 bg-night px-3 py-0.5 text-on-night sm:-mx-6 sm:w-[calc(100%+3rem)] sm:px-6"
    >
      <UsersRound aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 grow font-semibold wrap-anywhere">{words.acting_for(name)}</span>
      <button
        type="button"
        onClick={() => closeActing()}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {words.acting_back(before)}
      </button>
    </p>
  );
}
