import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BoardColumn } from '#features/applications/review/BoardColumn.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { BoardTabs } from '#features/applications/review/BoardTabs.tsx';
import { BoardTools } from '#features/applications/review/BoardTools.tsx';
import { BulkBar } from '#features/applications/review/BulkBar.tsx';
import { chunksIn } from '#features/applications/review/board-state.ts';
import { columnOf } from '#features/applications/review/columns.ts';
import { noSelection, toggleAll, toggleOne } from '#features/applications/review/selection.ts';
import { useBoardShortcuts } from '#features/applications/review/use-board-shortcuts.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';

/** The number of cards rendered together: a multiple of two to six, so that rows are complete. */
const CHUNK = 60;

/** The applicants of a casting call in one column per status; on a phone, one column at a time. */
export function ReviewBoard(context: BoardContext) {
  const { jobId, title, store } = context;
  const { board } = store;
  const [search] = useSearchParams();
  const [selection, setSelection] = useState(noSelection);
  const columns = useRef<HTMLDivElement>(null);

  const lists = applicationStatuses.map((status) => {
    const chunks = chunksIn(board, status, CHUNK);
    const cards = chunks.flat();
    return { status, chunks, cards, ids: cards.map(({ application_id }) => application_id) };
  });
  const total = Object.values(board.counts).reduce((sum, count) => sum + count, 0);
  const shown =
    columnOf(search) ?? applicationStatuses.find((status) => board.counts[status] > 0) ?? 'applied';
  const selectedCards = lists.flatMap(({ cards }) =>
    cards.filter((card) => selection.ids.has(card.application_id)),
  );

  // Keeps `toggle` the same function, because otherwise every move would render every card again.
  const current = useRef(lists);
  useEffect(() => {
    current.current = lists;
  });
  const toggle = useCallback((id: string, shift: boolean) => {
    const column = current.current.find(({ ids }) => ids.includes(id));
    setSelection((before) => toggleOne(before, id, column?.ids ?? [], shift));
  }, []);
  useBoardShortcuts(context, columns, toggle);

  return (
    <Page
      title="Applicants"
      lead={`${title}: ${total} ${total === 1 ? 'applicant' : 'applicants'}`}
      actions={<ViewSwitch jobId={jobId} shown="board" />}
    >
      <BoardTools {...context} />
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
                selectedIds={selection.ids}
                onToggle={toggle}
                onToggleAll={() => setSelection((before) => toggleAll(before, ids))}
                onMore={() => store.loadMore(status)}
                onOpen={store.removeMovedCards}
                className={classNames(status !== shown && 'max-lg:hidden')}
              />
            ))}
          </div>
        </>
      )}
      {selectedCards.length > 0 && (
        <BulkBar context={context} cards={selectedCards} onDone={() => setSelection(noSelection)} />
      )}
    </Page>
  );
}
