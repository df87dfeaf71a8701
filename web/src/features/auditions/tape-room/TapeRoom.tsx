import type { RoomTape } from '@kirdaar/contract/auditions/tape-room';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { ChevronLeft, ChevronRight, Columns2, Keyboard, Pause, Play } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { withValues } from '#features/applications/review/board-url.ts';
import { MomentComments } from '#features/applications/review/MomentComments.tsx';
import { scores, useShortcuts } from '#features/applications/review/use-review-shortcuts.ts';
import { useShortcutHelp } from '#features/applications/review/use-shortcut-help.tsx';
import { AskForTapes } from '#features/auditions/self-tapes/AskForTapes.tsx';
import { PlayerBar } from '#features/auditions/tape-room/PlayerBar.tsx';
import * as videos from '#features/auditions/tape-room/play-videos.ts';
import { SentWith, ShownPerson, TapeScore } from '#features/auditions/tape-room/ShownPerson.tsx';
import { TapeList } from '#features/auditions/tape-room/TapeList.tsx';
import { TapePlayer } from '#features/auditions/tape-room/TapePlayer.tsx';
import type { Take, Tapes } from '#features/auditions/tape-room/tape-room.ts';
import { useRoomWrites } from '#features/auditions/tape-room/use-room-writes.ts';
import { followingTake, useShownTakes } from '#features/auditions/tape-room/use-shown-takes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { pageOf } from '#ui/Pagination.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as reviewWords from '#words/applications/review.ts';
import * as words from '#words/auditions/tape-room.ts';

const SKIP_SECONDS = 5;
const SPEEDS = [1, 1.25, 1.5, 2];
/** The URLs of the takes work for ten minutes. */
const RENEW_MS = 8 * 60_000;

interface TapeRoomProps {
  room: Tapes;
  /** Whether no further page of tapes follows. */
  isLast: boolean;
}

/** The tapes of a role: a list, the player, and what the team says about what is shown. */
export function TapeRoom({ room: { tapes, job, requests }, isLast }: TapeRoomProps) {
  const mayWrite = useMayWrite();
  const stage = useRef<HTMLDivElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const [speed, setSpeed] = useState(1);
  // A phone shows no more than 360p.
  const [isSmall, setSmall] = useState(() => window.innerWidth < 640);
  const [isPlaying, setPlaying] = useState(false);
  const { shown, active, side, isCompared, isInTurn, following, ...choice } = useShownTakes(tapes);
  const writes = useRoomWrites();
  const turnPage = usePageTurn(isLast);
  const { shortcutsOn, showShortcuts, help } = useShortcutHelp(shortcutTable);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, RENEW_MS);
    return () => clearInterval(timer);
  }, [revalidate]);

  const togglePlay = () => videos.togglePlay(stage.current);
  const skip = (seconds: number) => () => videos.skip(stage.current, seconds);
  function show(tape: RoomTape, take?: Take) {
    choice.show(tape, take);
    videos.startActive(stage.current);
  }
  const go = (by: 1 | -1) => () => {
    const next = following(by);
    if (next) show(next);
    else turnPage(by);
  };
  function compare() {
    const goesOn = videos.isPlaying(stage.current);
    choice.compare();
    if (goesOn && !isCompared) videos.startTogether(stage.current);
  }
  function chooseSide(place: number) {
    choice.chooseSide(place);
    if (isInTurn) videos.startActive(stage.current);
  }
  const changeSpeed = (by: 1 | -1) => () => setSpeed(SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed);
  function score(given: number) {
    const before = active && writes.scoreOf(active.tape).score;
    if (active) writes.score(active.tape, { score: given === before ? null : given });
  }
  useShortcuts(
    {
      ' ': togglePlay,
      k: togglePlay,
      j: skip(-SKIP_SECONDS),
      l: skip(SKIP_SECONDS),
      n: go(1),
      p: go(-1),
      t: () => active && show(active.tape, followingTake(active)),
      c: compare,
      '>': changeSpeed(1),
      '<': changeSpeed(-1),
      '?': showShortcuts,
      ...(mayWrite && {
        m: () => comment.current?.focus(),
        ...Object.fromEntries(scores.map((one) => [one, () => score(one)])),
      }),
    },
    shortcutsOn,
  );
  if (!active) return null;
  const { tape, take } = active;
  const request = requests.find(({ id }) => id === tape.request_id);
  const quality = isSmall ? '360p' : '720p';
  const actions = [
    { label: reviewWords.previous, text: '', Icon: ChevronLeft, shortcut: 'p', onPress: go(-1) },
    {
      label: isPlaying ? words.pause : words.play,
      ...{ Icon: isPlaying ? Pause : Play, shortcut: words.key_space, isMain: true, onPress: togglePlay },
    },
    { label: reviewWords.next, text: '', Icon: ChevronRight, shortcut: 'n', onPress: go(1) },
    { label: words.compare, Icon: Columns2, shortcut: 'c', pressed: isCompared, onPress: compare },
    ...(isCompared ? [{ label: words.in_turn, pressed: isInTurn, onPress: choice.toggleInTurn }] : []),
    {
      label: words.speed_of(speed),
      ...{ text: `${speed}×`, shortcut: '>' },
      onPress: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
    },
    { label: words.quality_of(quality), text: quality, onPress: () => setSmall(!isSmall) },
    {
      label: reviewWords.shortcuts,
      ...{ text: '', Icon: Keyboard, shortcut: '?', isForKeys: true, onPress: showShortcuts },
    },
  ];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only where the focus goes.
    <div
      onMouseDown={keepKeys}
      className="grid items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_22rem]"
    >
      <TapeList tapes={tapes} shown={shown} writes={writes} onShow={show} />
      <div className="flex min-w-0 flex-col gap-3">
        <div ref={stage} className={isCompared ? 'grid gap-3 sm:grid-cols-2' : undefined}>
          {shown.map((one, place) => (
            <TapePlayer
              key={place === 0 ? 'left' : 'right'}
              take={one.take}
              comments={writes.commentsOf(one.take)}
              next={isCompared ? undefined : following(1)?.takes[0]}
              label={words.take_of(one.tape.user.name, one.take.take)}
              isActive={place === side || !isInTurn}
              onChoose={isCompared ? () => chooseSide(place) : undefined}
              // Of two that play together, one is heard.
              muted={place !== side}
              speed={speed}
              isSmall={isSmall}
              onPlayOrPause={() => setPlaying(videos.isPlaying(stage.current))}
              onWatched={() => writes.watch(one.take)}
              onEnded={() => isCompared && isInTurn && place === 0 && chooseSide(1)}
              onPress={togglePlay}
              onExpired={revalidate}
            />
          ))}
        </div>
        <PlayerBar actions={actions} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 xl:col-start-auto">
        <ShownPerson shown={active} jobId={job.id} onShow={(other) => show(tape, other)} />
        <TapeScore
          tape={tape}
          own={writes.scoreOf(tape)}
          hasParts={job.scores_parts}
          onScore={(given) => writes.score(tape, given)}
        />
        <MomentComments
          key={take.id}
          take={take.id}
          comments={writes.commentsOf(take)}
          field={comment}
          moment={() => videos.momentOf(stage.current)}
          onJump={(seconds) => videos.seekChosen(stage.current, seconds)}
          onAdd={mayWrite && ((at_ms, text) => writes.comment(take, at_ms, text))}
          onRemove={writes.removeComment}
        />
        <SentWith tape={tape} request={request} />
        <AskForTapes job={job} request={request} people={[tape]} />
      </div>
      {help}
    </div>
  );
}

/** A button that was clicked does not take the focus, so that the space bar still plays. */
function keepKeys(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** After the last tape of a page follows the next page. */
function usePageTurn(isLast: boolean) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (by: 1 | -1) => {
    const page = pageOf(search) + by;
    if (page < 1) showToast('success', words.first);
    else if (by === 1 && isLast) showToast('success', words.last);
    else void navigate(`?${withValues(search, { page: String(page) })}`);
  };
}

const shortcutTable = [
  [[words.key_space, 'k'], words.key_play],
  [['j', 'l'], words.key_skip(SKIP_SECONDS)],
  [['n', 'p'], words.key_next],
  [['t'], words.key_take],
  [['m'], words.key_comment],
  [['1', String(MAX_SCORE)], reviewWords.key_score(MAX_SCORE)],
  [['<', '>'], words.key_speed],
  [['c'], words.compare],
  [['?'], reviewWords.key_help],
] as const;
