import { useCallback } from 'react';
import { SidesPages } from '#features/auditions/studio/SidesPages.tsx';
import type { SidesLine } from '#features/auditions/studio/sides-lines.ts';
import { readReaderLine } from '#features/auditions/studio/take-store.ts';
import { usePrompter } from '#features/auditions/studio/use-prompter.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/auditions/studio.ts';

export interface PrompterSettings {
  /** Pixels per second. */
  speed: number;
  size: 'small' | 'medium' | 'large';
  isMirrored: boolean;
  /** Whose lines the talent says. */
  part: string | undefined;
}

const sizes = { small: 'text-lg', medium: 'text-2xl', large: 'text-4xl' };
/** Larger pages lose their margins. */
const pageSizes = { small: 'w-full', medium: '-mx-[10%] w-[120%]', large: '-mx-[20%] w-[140%]' };

interface PrompterProps {
  selfTapeId: string;
  lines: readonly SidesLine[];
  /** Shown where there are no lines. */
  pages: readonly string[];
  settings: PrompterSettings;
  isRunning: boolean;
}

/** The sides over the picture, near the lens. A tap pauses them. */
export function Prompter({ selfTapeId, lines, pages, settings, isRunning }: PrompterProps) {
  const { speed, size, isMirrored, part } = settings;
  const isReader = useCallback(
    ({ speaker }: SidesLine) => part !== undefined && speaker !== null && speaker !== part,
    [part],
  );
  const readLine = useCallback((line: number) => readReaderLine(selfTapeId, line), [selfTapeId]);
  const { box, isPaused, togglePause, cue, secondsOfSilence } = usePrompter({
    ...{ lines, isReader, readLine, speed, isRunning },
  });
  return (
    <button
      type="button"
      onClick={togglePause}
      aria-label={isPaused ? words.prompter_resume : words.prompter_pause}
      className="absolute inset-x-0 top-0 h-2/5 cursor-pointer bg-black/65 text-left text-white"
    >
      <div
        ref={box}
        className={classNames(
          'relative mx-auto h-full max-w-xl overflow-hidden px-4 leading-snug',
          isMirrored && '-scale-x-100',
        )}
      >
        <div className="h-1/4" />
        {lines.length === 0 && (
          <SidesPages pages={pages} className={classNames('max-w-none', pageSizes[size])} />
        )}
        {lines.map((line, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move, and several can be the same.
            key={index}
            data-line
            className={classNames(
              'wrap-anywhere mb-3',
              sizes[size],
              isReader(line) && 'text-white/60 italic',
            )}
          >
            {line.speaker && <span className="mr-2 font-semibold text-[0.7em]">{line.speaker}</span>}
            {line.text}
          </p>
        ))}
        <div className="h-full" />
      </div>
      {(isPaused || cue !== undefined) && (
        <span className="absolute right-3 bottom-2 rounded-full bg-black px-3 py-1 text-sm">
          {isPaused && words.prompter_paused}
          {!isPaused && (secondsOfSilence ? words.reader_silence(secondsOfSilence) : words.reader_speaking)}
        </span>
      )}
    </button>
  );
}
