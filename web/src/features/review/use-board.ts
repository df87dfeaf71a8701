import type { BoardCard } from '@kirdaar/contract/board';
import { STEPS_MOST } from '@kirdaar/contract/rules/limits';
import type { ReviewStep } from '@kirdaar/contract/rules/review';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { useCallback, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import type { BoardChoice } from '#features/review/board-filters.ts';
import {
  type Board,
  type Standings,
  settled,
  withCard,
  withPage,
  withStandings,
} from '#features/review/board-state.ts';
import { canStep, columnTitles, stepWords } from '#features/review/columns.ts';
import { findPage } from '#features/review/find-board.ts';
import { showToast } from '#ui/toast-list.ts';

/** A step that can be taken back. */
export interface TakenStep {
  request_ids: readonly string[];
  /** Where those who took it stood before. */
  before: Standings;
  status: ReviewStep;
  /** Whether the server has heard of it. */
  sent: Promise<void>;
  /** What happened, in words. */
  text: string;
}

/** The board of a call while it is worked on: every step shows at once, and goes back if the server refuses it. */
export function useBoard(jobId: string, choice: BoardChoice, start: Board) {
  const [board, change] = useState(start);
  const [taken, setTaken] = useState<readonly TakenStep[]>([]);
  const [said, say] = useState('');
  const loading = useRef(new Set<string>());
  const settle = useCallback(() => change(settled), []);

  async function loadMore(status: ApplicationStatus) {
    const { next } = board.columns[status];
    if (next === null || loading.current.has(next)) return;
    loading.current.add(next);
    try {
      const page = await findPage(jobId, choice, status, next);
      change((before) => withPage(before, status, page));
    } catch (error) {
      showToast('failure', serverMessage(error, 'More applicants could not be loaded. Please try again.'));
    } finally {
      loading.current.delete(next);
    }
  }

  /** Takes whoever may take it one step; says whether anybody did. */
  function step(cards: readonly BoardCard[], status: ReviewStep): boolean {
    const movable = cards.filter((card) => canStep(card.status, status));
    if (movable.length === 0) {
      say(refusalOf(cards));
      return false;
    }
    const parts = inParts(movable).map((part) => ({ request_id: newRequestId(), part }));
    const text = textOf(movable, status);
    change((before) =>
      withStandings(
        before,
        movable.map((card) => [card, status]),
      ),
    );
    say(text);
    const sent = send(parts, status);
    const request_ids = parts.map(({ request_id }) => request_id);
    const before = movable.map((card) => [card, card.status] as const);
    setTaken((steps) => [...steps, { request_ids, before, status, sent, text }]);
    return true;
  }

  async function send(parts: readonly Part[], status: ReviewStep) {
    for (const { request_id, part } of parts) {
      const application_ids = part.map(({ application_id }) => application_id);
      try {
        const body = { request_id, application_ids, status };
        const { stayed } = await call('POST /api/production/review/steps', { body });
        if (stayed.length > 0) putBack(part, stayed);
      } catch (error) {
        change((before) =>
          withStandings(
            before,
            part.map((card) => [card, card.status]),
          ),
        );
        setTaken((steps) => steps.filter(({ request_ids }) => !request_ids.includes(request_id)));
        showToast('failure', serverMessage(error, 'The step could not be taken. Please try again.'));
      }
    }
  }

  function putBack(part: readonly BoardCard[], stayed: readonly Stayed[]) {
    const standings = stayed.flatMap(({ application_id, status }) => {
      const card = part.find((one) => one.application_id === application_id);
      return card ? [[card, status ?? card.status] as const] : [];
    });
    change((before) => withStandings(before, standings));
    for (const reason of new Set(stayed.map((one) => one.reason))) showToast('failure', reason);
  }

  /** Takes the last step back. */
  async function undo() {
    const last = taken.at(-1);
    if (!last) return say('There is nothing to take back.');
    setTaken((steps) => steps.filter((one) => one !== last));
    change((board) => withStandings(board, last.before));
    say(`Taken back: ${last.text}`);
    await last.sent;
    for (const request_id of last.request_ids) {
      try {
        const { kept, undone } = await call('POST /api/production/review/undo', { body: { request_id } });
        change((board) => withStandings(board, standingsOf(last, [...undone, ...kept])));
        if (kept.length > 0) showToast('failure', 'It was too late to take all of it back.');
      } catch (error) {
        change((board) =>
          withStandings(
            board,
            last.before.map(([card]) => [card, last.status]),
          ),
        );
        showToast('failure', serverMessage(error, 'The step could not be taken back.'));
      }
    }
  }

  /** Gives a score, or takes it away when it is the one given already. */
  async function rate({ application_id: id, score: before, name }: BoardCard, score: number) {
    const next = before === score ? null : score;
    change((board) => withCard(board, id, { score: next }));
    say(next ? `${name}: ${next} of 5` : `${name}: no score`);
    try {
      await call('PUT /api/production/review/:id/score', { params: { id }, body: { score: next } });
    } catch (error) {
      change((board) => withCard(board, id, { score: before }));
      showToast('failure', serverMessage(error, 'The score could not be kept. Please try again.'));
    }
  }

  return {
    board,
    /** The step that `undo` would take back. */
    last: taken.at(-1),
    said,
    say,
    loadMore,
    step,
    undo,
    rate,
    forgetSteps: () => setTaken([]),
    /** Shows that somebody was looked at; whoever took another step in the meantime stands there. */
    open: (card: BoardCard) =>
      change((before) => {
        const isNew = (before.cards[card.application_id] ?? card).status === 'applied';
        return isNew ? withStandings(before, [[card, 'viewed']]) : before;
      }),
    noteOn: (id: string, has_note: boolean) => change((before) => withCard(before, id, { has_note })),
    /** Before one goes through a column: see `settled`. */
    settle,
  };
}

export type BoardWork = ReturnType<typeof useBoard>;

interface Part {
  request_id: string;
  part: readonly BoardCard[];
}
interface Stayed {
  application_id: string;
  status: ApplicationStatus | null;
  reason: string;
}

function inParts(cards: readonly BoardCard[]): BoardCard[][] {
  const count = Math.ceil(cards.length / STEPS_MOST);
  return Array.from({ length: count }, (_, place) =>
    cards.slice(place * STEPS_MOST, (place + 1) * STEPS_MOST),
  );
}

function textOf(cards: readonly BoardCard[], status: ReviewStep): string {
  const who = cards.length === 1 ? cards[0]?.name : `${cards.length} applicants`;
  return `${who}: ${stepWords[status]}`;
}

function refusalOf([card]: readonly BoardCard[]): string {
  return card ? `${card.name} stays where they are: ${columnTitles[card.status]}.` : 'Nobody is chosen.';
}

function standingsOf(
  { before }: TakenStep,
  kept: readonly { application_id: string; status: ApplicationStatus }[],
): Standings {
  return kept.flatMap(({ application_id, status }) => {
    const entry = before.find(([card]) => card.application_id === application_id);
    return entry ? [[entry[0], status] as const] : [];
  });
}
