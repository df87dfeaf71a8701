import { stagesOf } from '@kirdaar/contract/rules/review';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BoardColumn } from '#features/applications/review/BoardColumn.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { BoardTabs } from '#features/applications/review/BoardTabs.tsx';
import { BoardTools } from '#features/applications/review/BoardTools.tsx';
import { BulkBar } from '#features/applications/review/BulkBar.tsx';
import { chunksIn } from '#features/applications/review/board-state.ts';
import { layoutIn } from '#features/applications/review/board-url.ts';
import { columnOf } from '#features/applications/review/columns.ts';
import { noSelection, toggleAll } from '#features/applications/review/selection.ts';
import { useBoardShortcuts } from '#features/applications/review/use-board-shortcuts.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

/** The number of cards rendered together: a multiple of two to six, so that rows are complete. */
const CHUNK = 60;

/**
 * The applicants of a casting call in one column per stage, or as large photos. On a phone and as photos, one
 * column at a time.
 */
export function ReviewBoard(context: BoardContext) {
  const { jobId, title, store, selection, select, toggle } = context;
  const { board } = store;
  const [search] = useSearchParams();
  const columns = useRef<HTMLDivElement>(null);

  const stages = stagesOf(board.stageNames);
  const lists = stages.map((status) => {
    const chunks = chunksIn(board, status, CHUNK);
    const cards = chunks.flat();
    return { status, chunks, cards, ids: cards.map(({ application_id }) => application_id) };
  });
  const total = Object.values(board.counts).reduce((sum, count) => sum + count, 0);
  const shown = columnOf(search) ?? stages.find((status) => board.counts[status] > 0) ?? 'applied';
  const selectedCards = lists.flatMap(({ cards }) =>
    cards.filter((card) => selection.ids.has(card.application_id)),
  );

  const layout = layoutIn(search) ?? 'board';
  const isGrid = layout === 'grid';
  const first = lists.find(({ status }) => status === shown)?.ids[0];
  useBoardShortcuts(context, columns, toggle);

  return (
    <Page
      title={words.page}
      lead={words.lead(title, total)}
      actions={<ViewSwitch jobId={jobId} shown={layout} first={first} />}
    >
      <BoardTools {...context} />
      {total === 0 ? (
        <Notice>{words.none}</Notice>
      ) : (
        <>
          <SelectAll context={context} total={total} />
          <BoardTabs counts={board.counts} stageNames={board.stageNames} shown={shown} isGrid={isGrid} />
          <div
            ref={columns}
            className={classNames(
              !isGrid &&
                'lg:-mx-3 lg:flex lg:h-[max(28rem,calc(100dvh-13rem))] lg:snap-x lg:gap-3 lg:overflow-x-auto lg:px-3 lg:pb-2',
            )}
          >
            {lists
              .filter(({ status }) => !isGrid || status === shown)
              .map(({ status, chunks, ids }) => (
                <BoardColumn
                  key={status}
                  status={status}
                  title={stage_name(status, board.stageNames)}
                  chunks={chunks}
                  count={board.counts[status]}
                  more={board.columns[status].next !== null}
                  selectedIds={selection.ids}
                  onToggle={toggle}
                  isGrid={isGrid}
                  onToggleAll={() => select((before) => toggleAll(before, ids))}
                  onMore={() => store.loadMore(status)}
                  onOpen={store.removeMovedCards}
                  className={classNames(status !== shown && 'max-lg:hidden')}
                />
              ))}
          </div>
        </>
      )}
      {selectedCards.length > 0 && (
        <BulkBar context={context} cards={selectedCards} onDone={() => select(noSelection)} />
      )}
    </Page>
  );
}

/** Selects every applicant who matches the filters, whether their card is loaded or not. */
function SelectAll({ context: { store, select }, total }: { context: BoardContext; total: number }) {
  const [busy, setBusy] = useState(false);

  async function selectAll() {
    setBusy(true);
    const isComplete = await store.loadAll();
    setBusy(false);
    if (isComplete) select({ ids: new Set(Object.keys(store.latest().cards)), last: undefined });
  }
  return (
    <Button variant="quiet" disabled={busy} onClick={selectAll} className="self-start px-0!">
      {busy ? words.selecting : words.select_all(total)}
    </Button>
  );
}
