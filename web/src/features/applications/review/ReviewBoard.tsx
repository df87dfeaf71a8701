import { type ApplicationStage, stagesOf } from '@kirdaar/contract/rules/review';
import { type RefObject, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BoardColumn } from '#features/applications/review/BoardColumn.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { BoardTools } from '#features/applications/review/BoardTools.tsx';
import { BulkBar } from '#features/applications/review/BulkBar.tsx';
import { type Board, idsIn } from '#features/applications/review/board-state.ts';
import { columnIn, layoutIn, withValues } from '#features/applications/review/board-url.ts';
import { useReviewShortcuts } from '#features/applications/review/use-review-shortcuts.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/board.ts';
import * as jobDetailsWords from '#words/jobs/job-details.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

/** The applicants in one column per stage; on a phone and as large photos, one column at a time. */
export function ReviewBoard(context: BoardContext) {
  const { jobId, title, board, selection } = context;
  const [search] = useSearchParams();
  const columns = useRef<HTMLDivElement>(null);
  useBoardShortcuts(context, columns);

  const stages = stagesOf(board.stageNames);
  const total = Object.values(board.counts).reduce((sum, count) => sum + count, 0);
  const shown = columnIn(search) ?? stages.find((stage) => board.counts[stage] > 0) ?? 'applied';
  const selected = stages.flatMap((stage) => idsIn(board, stage)).filter((id) => selection.ids.has(id));
  const layout = layoutIn(search) ?? 'board';
  const isGrid = layout === 'grid';
  return (
    <Page
      title={jobDetailsWords.details_applicants}
      lead={words.board_lead(title, total)}
      actions={<ViewSwitch jobId={jobId} shown={layout} first={idsIn(board, shown)[0]} />}
    >
      <BoardTools {...context} />
      {total === 0 ? (
        <Notice>{common.no_applicants}</Notice>
      ) : (
        <>
          <SelectAll context={context} total={total} />
          <BoardTabs board={board} shown={shown} isGrid={isGrid} />
          <div
            ref={columns}
            className={classNames(
              !isGrid &&
                'lg:-mx-3 lg:flex lg:h-[max(28rem,calc(100dvh-13rem))] lg:snap-x lg:gap-3 lg:overflow-x-auto lg:px-3 lg:pb-2',
            )}
          >
            {(isGrid ? [shown] : stages).map((stage) => (
              <BoardColumn
                key={stage}
                context={context}
                stage={stage}
                isGrid={isGrid}
                className={classNames(stage !== shown && 'max-lg:hidden')}
              />
            ))}
          </div>
        </>
      )}
      {selected.length > 0 && <BulkBar context={context} ids={selected} />}
    </Page>
  );
}

/** Selects every applicant who matches the filters, whether their card is loaded or not. */
function SelectAll({ context: { store }, total }: { context: BoardContext; total: number }) {
  const [busy, setBusy] = useState(false);

  async function selectAll() {
    setBusy(true);
    const isComplete = await store.loadAll();
    setBusy(false);
    const ids = new Set(Object.keys(store.state().board.cards));
    if (isComplete) store.set({ selection: { ids, last: undefined } });
  }
  return (
    <Button variant="quiet" disabled={busy} onClick={selectAll} className="self-start px-0!">
      {busy ? words.selecting : words.select_all(total)}
    </Button>
  );
}

interface BoardTabsProps {
  board: Board;
  shown: ApplicationStage;
  /** Whether the layout shows one column also on a large screen. */
  isGrid: boolean;
}

function BoardTabs({ board: { counts, stageNames }, shown, isGrid }: BoardTabsProps) {
  const [search] = useSearchParams();
  return (
    <nav
      aria-label={words.columns}
      className={classNames('-mx-4 overflow-x-auto px-4', !isGrid && 'lg:hidden')}
    >
      <ul className="flex w-max gap-2 pb-1">
        {stagesOf(stageNames).map((status) => (
          <li key={status}>
            <Link
              to={`?${withValues(search, { column: status })}`}
              replace
              preventScrollReset
              aria-current={status === shown ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-control px-4 font-semibold text-sm aria-[current=page]:border-night aria-[current=page]:bg-night aria-[current=page]:text-on-night"
            >
              {stage_name(status, stageNames)}
              <span className="tabular-nums opacity-75">{counts[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For how many frames a key waits until a list out of view is rendered. */
const MAX_FRAMES = 30;

function useBoardShortcuts(context: BoardContext, columns: RefObject<HTMLElement | null>) {
  const { store } = context;
  const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-application]');
  const current = () => store.state().board.cards[focusedCard()?.dataset.application ?? ''];

  async function go(by: 1 | -1) {
    const card = focusedCard();
    const adjacentCard = by === 1 ? card?.nextElementSibling : card?.previousElementSibling;
    const next = adjacentCard ?? (await firstOf(adjacentList(card, by), by === 1 || !card));
    next?.querySelector('a')?.focus();
  }
  /** Returns the next visible list of cards, or the first one when no card has the focus. */
  function adjacentList(card: Element | null | undefined, by: 1 | -1) {
    const lists = [...(columns.current?.querySelectorAll('ul') ?? [])].filter((list) => list.offsetParent);
    const place = lists.findIndex((list) => list.contains(card ?? null));
    return lists[place < 0 ? 0 : place + by];
  }

  useReviewShortcuts(context, {
    current,
    go,
    move: async (card, stage) => {
      // The focused card is about to disappear, so the next one takes the focus.
      await go(1);
      if (current() === card) await go(-1);
      store.move([card], stage);
    },
  });
}

/** Returns the first or last card of a list. Cards out of view are rendered only after scrolling there. */
async function firstOf(list: Element | undefined, first: boolean) {
  for (let frame = 0; list?.isConnected && frame < MAX_FRAMES; frame += 1) {
    const card = first ? list.firstElementChild : list.lastElementChild;
    if (card) return card;
    list.scrollIntoView({ block: 'nearest' });
    await new Promise((next) => requestAnimationFrame(next));
  }
  return undefined;
}
