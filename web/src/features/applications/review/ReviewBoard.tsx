import { stagesOf } from '@kirdaar/contract/rules/review';
import { type RefObject, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddPeopleDialog } from '#features/applications/added-people/AddPeopleDialog.tsx';
import { BoardBar } from '#features/applications/review/BoardBar.tsx';
import { BoardColumn } from '#features/applications/review/BoardColumn.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { BulkBar } from '#features/applications/review/BulkBar.tsx';
import { filterChips } from '#features/applications/review/board-filters.ts';
import { idsIn } from '#features/applications/review/board-state.ts';
import { columnIn, layoutIn } from '#features/applications/review/board-url.ts';
import { StageTabs } from '#features/applications/review/StageTabs.tsx';
import { useReviewShortcuts } from '#features/applications/review/use-review-shortcuts.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { ShareAndInvite } from '#features/jobs/jobs/ShareAndInvite.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { NoMatch } from '#ui/Pagination.tsx';
import { add_people } from '#words/applications/added-people.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

/** The applicants by stage: in one column each, or as faces below one another. A phone shows one column at a time. */
export function ReviewBoard(context: BoardContext) {
  const { jobId, filters, board, selection } = context;
  const [search] = useSearchParams();
  const columns = useRef<HTMLDivElement>(null);
  useBoardShortcuts(context, columns);

  const stages = stagesOf(board.stageNames).filter((stage) => (filters.status ?? stage) === stage);
  const total = stages.reduce((sum, stage) => sum + board.counts[stage], 0);
  const filled = stages.filter((stage) => board.counts[stage] > 0);
  const chosen = stages.find((stage) => stage === columnIn(search));
  const shown = chosen ?? filled[0] ?? 'applied';
  const selected = stages.flatMap((stage) => idsIn(board, stage)).filter((id) => selection.ids.has(id));
  const layout = layoutIn(search) ?? 'board';
  const isGrid = layout === 'grid';
  const faces = chosen ? [chosen] : filled;
  return (
    <div className="flex flex-col gap-2">
      <BoardBar
        context={context}
        total={total}
        viewSwitch={<ViewSwitch jobId={jobId} shown={layout} first={idsIn(board, shown)[0]} />}
      />
      <StageTabs context={context} current={isGrid ? (chosen ?? filters.status) : shown} isGrid={isGrid} />
      {total === 0 ? (
        <EmptyBoard context={context} />
      ) : (
        <div
          ref={columns}
          className={classNames(
            !isGrid &&
              'lg:-mx-2 lg:flex lg:h-[max(28rem,calc(100dvh-9.5rem))] lg:snap-x lg:gap-2 lg:overflow-x-auto lg:px-2 lg:pb-2',
          )}
        >
          {(isGrid ? faces : stages).map((stage) => (
            <BoardColumn
              key={stage}
              context={context}
              stage={stage}
              isGrid={isGrid}
              className={classNames(!isGrid && stage !== shown && 'max-lg:hidden')}
            />
          ))}
        </div>
      )}
      {selected.length > 0 && <BulkBar context={context} ids={selected} />}
    </div>
  );
}

/** What to do while nobody has applied; with filters on, only that nobody matches them. */
function EmptyBoard({ context: { jobId, title, board } }: { context: BoardContext }) {
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useMayWrite();
  const isFiltered = filterChips(search, board.stageNames).length > 0;
  return (
    <Notice>
      <p>{isFiltered || !board.isOpen ? common.no_applicants : words.empty_lead}</p>
      {isFiltered && <NoMatch />}
      {!isFiltered && mayWrite && (
        <div className="mt-3 flex flex-wrap gap-2">
          {board.isOpen && <ShareAndInvite id={jobId} title={title} />}
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {add_people}
          </Button>
          {isAdding && <AddPeopleDialog jobId={jobId} onClose={() => setAdding(false)} />}
        </div>
      )}
    </Notice>
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
