import { stagesOf } from '@kirdaar/contract/rules/review';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BoardColumn } from '#features/applications/review/BoardColumn.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { BoardTabs } from '#features/applications/review/BoardTabs.tsx';
import { BoardTools } from '#features/applications/review/BoardTools.tsx';
import { BulkBar } from '#features/applications/review/BulkBar.tsx';
import { idsIn } from '#features/applications/review/board-state.ts';
import { columnIn, layoutIn } from '#features/applications/review/board-url.ts';
import { useBoardShortcuts } from '#features/applications/review/use-board-shortcuts.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

/**
 * The applicants of a casting call in one column per stage, or as large photos. On a phone and as photos, one
 * column at a time.
 */
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
      title={words.board_page}
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
