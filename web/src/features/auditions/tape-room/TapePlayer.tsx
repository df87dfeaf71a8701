import { Volume2, VolumeX } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type MomentComment, momentText } from '#features/applications/review/MomentComments.tsx';
import { play } from '#features/auditions/tape-room/play-videos.ts';
import type { Take } from '#features/auditions/tape-room/tape-room.ts';
import { lengthText } from '#features/talent/media/media-texts.ts';
import { NotPlayable } from '#features/talent/media/NotPlayable.tsx';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/auditions/tape-room.ts';

interface VideoProps {
  take: Take;
  label: string;
  /** Whether keys act on it. */
  isActive: boolean;
  muted: boolean;
  speed: number;
  /** Whether 360p is enough. */
  isSmall: boolean;
  onPlayOrPause: () => void;
  onWatched: () => void;
  onEnded: () => void;
  onPress: () => void;
  /** The URL has probably expired. */
  onExpired: () => void;
}

interface TapePlayerProps extends VideoProps {
  next: Take | undefined;
  comments: readonly MomentComment[];
  /** Chooses it of two. */
  onChoose: (() => void) | undefined;
}

/** Plays a take in a frame that fits either orientation. The next one is loaded behind it. */
export function TapePlayer({ next, comments, onChoose, ...video }: TapePlayerProps) {
  const { take, label, muted } = video;
  const [progress, setProgress] = useState({ id: take.id, at: 0 });
  const frame = useRef<HTMLDivElement>(null);
  const takes = next && next.id !== take.id ? [take, next] : [take];
  const Sound = muted ? VolumeX : Volume2;

  function seek(at: number) {
    const shown = frame.current?.querySelector<HTMLVideoElement>('video[data-shown]');
    if (shown) shown.currentTime = at;
    setProgress({ id: take.id, at });
  }
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div
        ref={frame}
        className={classNames(
          'relative flex items-center justify-center overflow-hidden rounded-card bg-night',
          onChoose ? 'h-[34dvh] sm:h-[max(18rem,100dvh-26rem)]' : 'h-[48dvh] sm:h-[max(20rem,100dvh-22rem)]',
        )}
      >
        {takes.map((one) => (
          <TakeVideo
            key={one.id}
            {...video}
            take={one}
            isShown={one === take}
            onAt={(at) => setProgress({ id: one.id, at })}
          />
        ))}
        {!take.url && <NotPlayable state={take.state} />}
      </div>
      {take.url && (
        <Timeline
          seconds={take.seconds ?? 0}
          at={progress.id === take.id ? progress.at : 0}
          comments={comments}
          onSeek={seek}
        />
      )}
      {onChoose && (
        <figcaption>
          <button
            type="button"
            aria-pressed={!muted}
            onClick={onChoose}
            className="flex min-h-11 w-full items-center gap-2 rounded-control border border-line px-3 text-left font-semibold hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-marigold-wash"
          >
            <Sound aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{label}</span>
          </button>
        </figcaption>
      )}
    </figure>
  );
}

interface TimelineProps {
  /** The length. */
  seconds: number;
  at: number;
  comments: readonly MomentComment[];
  onSeek: (seconds: number) => void;
}

/** Where a take is, with a mark at each comment. */
function Timeline({ seconds, at, comments, onSeek }: TimelineProps) {
  const length = Math.max(seconds, at, 1);
  const time = words.time_of(momentText(at * 1000), lengthText(length));
  return (
    <div className="flex items-center gap-3">
      <div className="relative grow">
        <input
          type="range"
          aria-label={words.position}
          aria-valuetext={time}
          min={0}
          max={length}
          step={0.1}
          value={at}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
          className="block h-6 w-full accent-accent"
        />
        {/* Inset by half of the thumb, whose middle shows the position. */}
        <div className="absolute inset-x-2 top-full h-0">
          {comments.map(({ id, at_ms, text }) => (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              title={text}
              aria-label={words.comment_at(momentText(at_ms), text)}
              onClick={() => onSeek(at_ms / 1000)}
              style={{ left: `${Math.min(100, at_ms / 10 / length)}%` }}
              className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rotate-45 rounded-xs bg-marigold ring-2 ring-card hover:scale-125"
            />
          ))}
        </div>
      </div>
      <p className="shrink-0 text-muted text-sm tabular-nums">{time}</p>
    </div>
  );
}

interface TakeVideoProps extends VideoProps {
  /** Otherwise it is only loaded, so that it starts at once. */
  isShown: boolean;
  onAt: (seconds: number) => void;
}

/**
 * A video keeps its URL while the page gets new ones. After it has expired, or for another rendition, the video goes on
 * at the same place.
 */
function TakeVideo(props: TakeVideoProps) {
  const { take, isShown, isSmall, speed } = props;
  const newest = (isSmall && take.small_url) || take.url;
  const [loaded, load] = useState({ src: newest, isSmall, hasFailed: false });
  if (loaded.isSmall !== isSmall || (loaded.hasFailed && loaded.src !== newest)) {
    load({ src: newest, isSmall, hasFailed: false });
  }
  const place = useRef({ at: 0, isPlaying: false, isRenewed: false });
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!video.current) return;
    video.current.defaultPlaybackRate = speed;
    video.current.playbackRate = speed;
  }, [speed]);
  useEffect(() => {
    const element = video.current;
    return () => {
      // Otherwise a removed video goes on loading and slows the next one down.
      if (element?.isConnected) return;
      element?.removeAttribute('src');
      element?.load();
    };
  }, []);

  function follow({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    place.current.isPlaying = !currentTarget.paused;
    if (isShown) props.onPlayOrPause();
  }
  function keepPlace({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    place.current.at = currentTarget.currentTime;
    if (isShown) props.onAt(currentTarget.currentTime);
  }
  function goOn({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    if (place.current.at > 0) currentTarget.currentTime = place.current.at;
    if (place.current.isPlaying) play(currentTarget);
  }
  function watch() {
    place.current.isRenewed = false;
    props.onWatched();
  }
  function renew() {
    // A second failure in a row has another cause.
    if (place.current.isRenewed) return;
    place.current.isRenewed = true;
    load((one) => ({ ...one, hasFailed: true }));
    props.onExpired();
  }
  return (
    <video
      ref={video}
      src={loaded.src ?? undefined}
      poster={take.poster ?? undefined}
      hidden={!isShown}
      data-shown={isShown || undefined}
      data-active={(isShown && props.isActive) || undefined}
      muted={props.muted}
      playsInline
      preload="auto"
      aria-label={props.label}
      onClick={props.onPress}
      onContextMenu={(event) => event.preventDefault()}
      onLoadedMetadata={goOn}
      onTimeUpdate={keepPlace}
      onPlay={follow}
      onPause={follow}
      onPlaying={watch}
      onEnded={props.onEnded}
      onError={renew}
      className="size-full object-contain"
    />
  );
}
