import { Circle, Square, SwitchCamera } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Facing } from '#features/auditions/studio/use-camera.ts';
import { lengthText } from '#features/talent/media/media-texts.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/auditions/studio.ts';

interface StageProps {
  view: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  facing: Facing;
  /** Seconds until the recording begins. */
  countdown: number | undefined;
  /** Seconds that are recorded. */
  seconds: number | undefined;
  /** Seconds that can still be recorded, once they are few. */
  left: number | undefined;
  /** From 0 to 1. */
  level: number;
  /** The prompter. */
  children: ReactNode;
  controls: ReactNode;
}

/** The picture of the camera, over the whole screen while it records. */
export function Stage(props: StageProps) {
  const { view, stream, facing, countdown, seconds, left, level, children, controls } = props;
  const isLive = countdown !== undefined || seconds !== undefined;
  useEffect(() => {
    if (view.current) view.current.srcObject = stream ?? null;
  }, [view, stream]);
  return (
    <div
      className={classNames(
        'overflow-hidden bg-black text-white',
        isLive ? 'fixed inset-0 z-50' : 'relative h-[min(70dvh,36rem)] rounded-card',
      )}
    >
      <video
        ref={view}
        autoPlay
        muted
        playsInline
        aria-label={words.camera_view}
        className={classNames('size-full object-contain', facing === 'user' && '-scale-x-100')}
      />
      {!isLive && <FramingGuide />}
      {children}
      {countdown !== undefined && (
        <p className="pointer-events-none absolute inset-0 flex items-center justify-center font-semibold text-9xl">
          {countdown}
        </p>
      )}
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-3 bg-black/55 p-3">
        <div className="flex items-center gap-3">
          <LevelMeter level={level} />
          <p className="min-w-12 text-right text-sm tabular-nums">
            {seconds !== undefined && lengthText(seconds)}
          </p>
          {left !== undefined && (
            <p className="rounded-full bg-accent px-3 text-sm text-white tabular-nums">
              {words.time_left(lengthText(left))}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-center gap-3">{controls}</div>
      </div>
      <p role="status" className="sr-only">
        {countdown !== undefined && words.countdown(countdown)}
        {seconds !== undefined && words.recording_now}
      </p>
    </div>
  );
}

interface RestControlsProps {
  isReady: boolean;
  canRecord: boolean;
  onRecord: () => void;
  onSwitch: () => void;
}

export function RestControls({ isReady, canRecord, onRecord, onSwitch }: RestControlsProps) {
  return (
    <>
      <Button onClick={onRecord} disabled={!canRecord}>
        <Circle aria-hidden className="size-4 fill-current" />
        {isReady ? words.record : words.record_anyway}
      </Button>
      <Button
        variant="secondary"
        className="border-white/60! text-white! hover:bg-white/15!"
        disabled={!canRecord}
        onClick={onSwitch}
      >
        <SwitchCamera aria-hidden className="size-5" />
        {words.switch_camera}
      </Button>
    </>
  );
}

interface LiveControlsProps {
  isRecording: boolean;
  onCancel: () => void;
  onStop: () => void;
}

export function LiveControls({ isRecording, onCancel, onStop }: LiveControlsProps) {
  return (
    <Button onClick={isRecording ? onStop : onCancel}>
      <Square aria-hidden className="size-4 fill-current" />
      {isRecording ? words.record_stop : words.countdown_cancel}
    </Button>
  );
}

const LOUD = 0.9;

function LevelMeter({ level }: { level: number }) {
  return (
    <progress
      aria-label={words.sound_level}
      max={1}
      value={Math.min(Math.sqrt(level), 1)}
      className={classNames(
        'block h-2 grow appearance-none overflow-hidden rounded-full bg-white/25 [&::-webkit-progress-bar]:bg-white/25',
        level > LOUD
          ? '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent'
          : '[&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-value]:bg-marigold',
      )}
    />
  );
}

/** Chest up, with the eyes in the upper third. */
function FramingGuide() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 90 120"
      className="pointer-events-none absolute inset-0 mx-auto h-full text-white/60"
      fill="none"
      stroke="currentColor"
      strokeDasharray="3 2"
    >
      <path d="M10 40 H80" strokeWidth="0.4" />
      <ellipse cx="45" cy="43" rx="15" ry="20" strokeWidth="0.7" />
      <path d="M10 120 C10 86 30 76 38 72 V62 M80 120 C80 86 60 76 52 72 V62" strokeWidth="0.7" />
    </svg>
  );
}
