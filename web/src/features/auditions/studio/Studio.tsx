import { useEffect, useMemo, useRef, useState } from 'react';
import type { Waiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { Prompter, type PrompterSettings } from '#features/auditions/studio/Prompter.tsx';
import { PrompterControls } from '#features/auditions/studio/PrompterControls.tsx';
import { ReaderLines } from '#features/auditions/studio/ReaderLines.tsx';
import { RecordingChecks } from '#features/auditions/studio/RecordingChecks.tsx';
import { SidesSection } from '#features/auditions/studio/SidesPages.tsx';
import { LiveControls, RestControls, Stage } from '#features/auditions/studio/Stage.tsx';
import { guessPart, parseSides, speakersOf } from '#features/auditions/studio/sides-lines.ts';
import { TakeCard } from '#features/auditions/studio/TakeCard.tsx';
import type { Take } from '#features/auditions/studio/take-store.ts';
import { type Facing, useCamera } from '#features/auditions/studio/use-camera.ts';
import { useCountdown } from '#features/auditions/studio/use-countdown.ts';
import { type Levels, useLevels } from '#features/auditions/studio/use-levels.ts';
import { type RecordingEnd, useRecorder } from '#features/auditions/studio/use-recorder.ts';
import { useScreenOn } from '#features/auditions/studio/use-screen-on.ts';
import { useSidesPages } from '#features/auditions/studio/use-sides-pages.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/studio.ts';

interface StudioProps {
  tape: OwnTape;
  account: string;
  takes: readonly Take[];
  waiting: readonly Waiting[];
}

/** Records takes and keeps them on this device. */
export function Studio({ tape, account, takes, waiting }: StudioProps) {
  const { request, job } = tape;
  const [facing, setFacing] = useState<Facing>('user');
  const { stream, failure, reopen } = useCamera(facing, request.orientation);
  const view = useRef<HTMLVideoElement>(null);
  const levels = useLevels(stream, view);
  const [end, setEnd] = useState<RecordingEnd>();
  const { seconds, left, start, stop } = useRecorder(account, tape.id, setEnd);
  const countdown = useCountdown(() => stream && void start(stream).catch(() => setEnd('failed')));
  const isLive = seconds !== undefined || countdown.count !== undefined;
  const turn = useTurn(request.orientation);
  useScreenOn(isLive);

  const lines = useMemo(() => parseSides(request.sides_text ?? ''), [request.sides_text]);
  const sides = useSidesPages(request.sides_url);
  const speakers = useMemo(() => speakersOf(lines), [lines]);
  const [settings, setSettings] = useState<PrompterSettings>(() => ({
    ...{ speed: 30, size: 'medium', isMirrored: false, part: guessPart(speakers, job.title) },
  }));

  const hasText = lines.length > 0 || sides.pages.length > 0;

  function record() {
    setEnd(undefined);
    countdown.begin();
  }
  const controls = isLive ? (
    <LiveControls isRecording={seconds !== undefined} onCancel={countdown.cancel} onStop={stop} />
  ) : (
    <RestControls
      isReady={isReady(takes, levels, turn)}
      canRecord={stream !== undefined}
      onRecord={record}
      onSwitch={() => setFacing(facing === 'user' ? 'environment' : 'user')}
    />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-4">
        {failure && (
          <Notice tone="failure">
            {failure}{' '}
            <button type="button" onClick={reopen} className="font-semibold underline underline-offset-4">
              {words.camera_again}
            </button>
          </Notice>
        )}
        {end && <Notice tone="failure">{words.ended[end]}</Notice>}
        <Stage
          {...{ view, stream, facing, seconds, left, controls }}
          countdown={countdown.count}
          level={levels?.level ?? 0}
        >
          {isLive && hasText && (
            <Prompter
              selfTapeId={tape.id}
              lines={lines}
              pages={sides.pages}
              settings={settings}
              isRunning={seconds !== undefined}
            />
          )}
        </Stage>
        <RecordingChecks levels={levels} turn={turn} takes={takes.length} />
      </div>
      <div className="flex flex-col gap-6">
        <Section title={words.takes_title}>
          {takes.length === 0 && <p className="text-muted">{words.takes_empty}</p>}
          <ul className="flex flex-col gap-4">
            {takes.toReversed().map((take) => (
              <TakeCard key={take.id} {...{ tape, account, takes, take, waiting }} />
            ))}
          </ul>
        </Section>
        <SidesSection {...sides} />
        {hasText && (
          <Section title={words.prompter}>
            <PrompterControls
              speakers={speakers}
              settings={settings}
              onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
            />
          </Section>
        )}
        {speakers.length > 1 && (
          <Section title={words.reader_title} lead={words.reader_lead}>
            <ReaderLines selfTapeId={tape.id} lines={lines} part={settings.part} stream={stream} />
          </Section>
        )}
      </div>
    </div>
  );
}

/** Whether nothing speaks against a first take; later ones are not asked about. */
function isReady(takes: readonly Take[], levels: Levels | undefined, turn: string | undefined): boolean {
  return takes.length > 0 || (levels?.light === 'good' && levels.sound === 'good' && !turn);
}

/** Returns how a phone has to be turned for what the house asks. */
function useTurn(orientation: OwnTape['request']['orientation']): 'portrait' | 'landscape' | undefined {
  const [turn, setTurn] = useState<'portrait' | 'landscape'>();
  useEffect(() => {
    if (orientation === 'any' || !window.matchMedia('(pointer: coarse)').matches) return setTurn(undefined);
    const wanted = window.matchMedia(`(orientation: ${orientation})`);
    const judge = () => setTurn(wanted.matches ? undefined : orientation);
    judge();
    wanted.addEventListener('change', judge);
    return () => wanted.removeEventListener('change', judge);
  }, [orientation]);
  return turn;
}
