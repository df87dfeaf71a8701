import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BoardColumn } from '#features/review/BoardColumn.tsx';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import { BoardTabs } from '#features/review/BoardTabs.tsx';
import { BoardTools } from '#features/review/BoardTools.tsx';
import { BulkBar } from '#features/review/BulkBar.tsx';
import { chunksIn } from '#features/review/board-state.ts';
import { columnOf } from '#features/review/columns.ts';
import { allTicked, nobody, ticked } from '#features/review/selection.ts';
import { useBoardKeys } from '#features/review/use-board-keys.ts';
import { ViewSwitch } from '#features/review/ViewSwitch.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';

/** How many cards are drawn together: whole rows of two to six. */
const CHUNK = 60;

/** The applicants of a call in columns by how far they are; on a phone, one column at a time. */
export function ReviewBoard(kept: KeptBoard) {
  const { jobId, title, work } = kept;
  const { board } = work;
  const [search] = useSearchParams();
  const [chosen, choose] = useState(nobody);
  const columns = useRef<HTMLDivElement>(null);

  const lists = applicationStatuses.map((status) => {
    const chunks = chunksIn(board, status, CHUNK);
    const cards = chunks.flat();
    return { status, chunks, cards, ids: cards.map(({ application_id }) => application_id) };
  });
  const total = Object.values(board.counts).reduce((sum, count) => sum + count, 0);
  const shown =
    columnOf(search) ?? applicationStatuses.find((status) => board.counts[status] > 0) ?? 'applied';
  const chosenCards = lists.flatMap(({ cards }) =>
    cards.filter((card) => chosen.ids.has(card.application_id)),
  );

  // The same function for ever, or every step would draw every card anew.
  const current = useRef(lists);
  useEffect(() => {
    current.current = lists;
  });
  const tick = useCallback((id: string, shift: boolean) => {
    const column = current.current.find(({ ids }) => ids.includes(id));
    choose((before) => ticked(before, id, column?.ids ?? [], shift));
  }, []);
  useBoardKeys(kept, columns, tick);

  return (
    <Page
      title="Applicants"
      lead={`${title}: ${total} ${total === 1 ? 'applicant' : 'applicants'}`}
      actions={<ViewSwitch jobId={jobId} shown="board" />}
    >
      <BoardTools {...kept} />
      {total === 0 ? (
        <Notice>No applicants found.</Notice>
      ) : (
        <>
          <BoardTabs counts={board.counts} shown={shown} />
          <div
            ref={columns}
            className="lg:-mx-3 lg:flex lg:h-[max(28rem,calc(100dvh-13rem))] lg:snap-x lg:gap-3 lg:overflow-x-auto lg:px-3 lg:pb-2"
          >
            {lists.map(({ status, chunks, ids }) => (
              <BoardColumn
                key={status}
                status={status}
                chunks={chunks}
                count={board.counts[status]}
                more={board.columns[status].next !== null}
                chosen={chosen.ids}
                onTick={tick}
                onTickAll={() => choose((before) => allTicked(before, ids))}
                onMore={() => work.loadMore(status)}
                onOpen={work.settle}
                className={classNames(status !== shown && 'max-lg:hidden')}
              />
            ))}
          </div>
        </>
      )}
      {chosenCards.length > 0 && <BulkBar kept={kept} cards={chosenCards} onDone={() => choose(nobody)} />}
    </Page>
  );
}
