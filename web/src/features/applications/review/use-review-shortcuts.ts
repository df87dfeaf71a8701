import type { BoardCard } from '@kirdaar/contract/applications/board';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { type MoveStage, moveStages, stagesOf } from '@kirdaar/contract/rules/review';
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { BoardStore } from '#features/applications/review/board-store.ts';
import { useMayWrite } from '#session/use-may-write.ts';

interface Shortcuts {
  store: BoardStore;
  shortcutsOn: boolean;
  showShortcuts: () => void;
}

interface ReviewActions {
  current: () => BoardCard | undefined;
  go: (by: 1 | -1) => unknown;
  move: (card: BoardCard, stage: MoveStage) => unknown;
}

export function useReviewShortcuts(
  { store, shortcutsOn, showShortcuts }: Shortcuts,
  { current, go, move }: ReviewActions,
  others: Readonly<Record<string, () => unknown>> = {},
) {
  const perform = useKeyQueue();
  const mayWrite = useMayWrite();
  const onCurrent = (act: (card: BoardCard) => unknown) => () => {
    const card = current();
    return card && act(card);
  };
  const actions = {
    ...(mayWrite && {
      ...Object.fromEntries(moveStages.map((to) => [moveKeys[to], onCurrent((card) => move(card, to))])),
      ...Object.fromEntries(scores.map((score) => [score, onCurrent((card) => store.setScore(card, score))])),
    }),
    j: () => go(1),
    k: () => go(-1),
    x: onCurrent((card) => store.toggle(card.application_id, false)),
    u: store.undo,
    ...others,
  };
  const queued = Object.entries(actions).map(([key, act]) => [key, () => perform(act)] as const);
  useShortcuts({ ...Object.fromEntries(queued), '?': showShortcuts }, shortcutsOn);
}

/** The keys that repeat while held down; any other key acts once. */
const repeatable = new Set(['j', 'k', 'l']);
const TYPING =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), [contenteditable]:not([contenteditable=false])';

/** Enables single-key shortcuts while the page is shown, except while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>, on: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    // Ignores Caps Lock. With Shift, a key is a different shortcut.
    const key = event.shiftKey ? event.key : event.key.toLowerCase();
    const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    if (!act || (event.repeat && !repeatable.has(key))) return;
    event.preventDefault();
    act();
  });
  // A layout effect, because a fast user presses the next key as soon as the page shows.
  useLayoutEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

function isShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey } = event;
  const isTaken = event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey;
  return !isTaken && !isTyping(event.target) && !(event.key === ' ' && isPressable(event.target));
}

/** The space bar presses a button that has the focus. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, input:not([type=range])') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Returns a function that performs actions one after the other, so that a key pressed meanwhile is not lost. */
export function useKeyQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((act: () => unknown) => {
    const next = last.current.then(act);
    last.current = next.catch(() => {});
    return next;
  }, []);
}

export const moveKeys: Readonly<Record<MoveStage, string>> = {
  viewed: 'o',
  on_hold: 'h',
  shortlisted: 's',
  backup: 'b',
  audition: 'a',
  round_1: 'r',
  round_2: 't',
  round_3: 'y',
  selected: 'c',
  not_selected: 'p',
};

export function movesOf(stageNames: readonly string[]): MoveStage[] {
  const stages = stagesOf(stageNames);
  return moveStages.filter((stage) => stages.includes(stage));
}

export const scores = Array.from({ length: MAX_SCORE }, (_, place) => place + 1);
