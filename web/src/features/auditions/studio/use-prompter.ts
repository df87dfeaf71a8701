import { useEffect, useRef, useState } from 'react';
import { type SidesLine, speakingSeconds } from '#features/auditions/studio/sides-lines.ts';

/** Lines are read at this share of the height, near the lens. */
const READING_SHARE = 0.25;

interface PrompterOptions {
  lines: readonly SidesLine[];
  /** Whether a line belongs to another role. */
  isReader: (line: SidesLine) => boolean;
  readLine: (line: number) => Promise<File | undefined>;
  /** Pixels per second. */
  speed: number;
  isRunning: boolean;
}

/** Scrolls the sides. At a line of another role it waits until its reading, or as much silence, is over. */
export function usePrompter({ lines, isReader, readLine, speed, isRunning }: PrompterOptions) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const done = useRef(new Set<number>());
  const [isPaused, setIsPaused] = useState(false);
  const [cue, setCue] = useState<number>();
  const [secondsOfSilence, setSecondsOfSilence] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each recording begins at the top.
  useEffect(() => {
    place.current = 0;
    done.current.clear();
    setIsPaused(false);
    setCue(undefined);
    box.current?.scrollTo({ top: 0 });
  }, [isRunning]);

  useEffect(() => {
    if (!isRunning || isPaused || cue !== undefined) return;
    let before = performance.now();
    let frame = requestAnimationFrame(step);
    function step() {
      const { current } = box;
      if (!current) return;
      const now = performance.now();
      place.current += (speed * (now - before)) / 1000;
      before = now;
      current.scrollTop = place.current;
      const mark = place.current + current.clientHeight * READING_SHARE;
      const next = lines.findIndex((line, index) => isReader(line) && !done.current.has(index));
      const element = current.querySelectorAll<HTMLElement>('[data-line]')[next];
      if (element && element.offsetTop <= mark) return setCue(next);
      frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [isRunning, isPaused, cue, speed, lines, isReader]);

  useEffect(() => {
    const line = cue === undefined ? undefined : lines[cue];
    if (cue === undefined || !line) return;
    const stopped = new AbortController();
    void speak(line, () => readLine(cue), setSecondsOfSilence, stopped.signal).then(() => {
      if (stopped.signal.aborted) return;
      done.current.add(cue);
      setCue(undefined);
    });
    return () => stopped.abort();
  }, [cue, lines, readLine]);

  const togglePause = () => setIsPaused((before) => !before);
  return { box, isPaused, togglePause, cue, secondsOfSilence };
}

/** Plays the reading of a line, or counts down the silence that it would take. */
async function speak(
  { text }: SidesLine,
  read: () => Promise<File | undefined>,
  onSilence: (seconds: number | undefined) => void,
  signal: AbortSignal,
) {
  const sound = await read().catch(() => undefined);
  if (signal.aborted) return;
  if (sound && (await play(sound, signal))) return;
  for (let left = speakingSeconds(text); left > 0 && !signal.aborted; left -= 1) {
    onSilence(left);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  onSilence(undefined);
}

/** Returns false if the browser cannot play it. */
async function play(sound: File, signal: AbortSignal): Promise<boolean> {
  const url = URL.createObjectURL(sound);
  const player = new Audio(url);
  const ended = new Promise<boolean>((resolve) => {
    player.onended = () => resolve(true);
    player.onerror = () => resolve(false);
    signal.addEventListener('abort', () => {
      player.pause();
      resolve(true);
    });
  });
  try {
    await player.play();
    return await ended;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}
