import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddPeopleDialog } from '#features/applications/added-people/AddPeopleDialog.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { filterChips } from '#features/applications/review/board-filters.ts';
import { ShareAndInvite } from '#features/jobs/jobs/ShareAndInvite.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { add_people } from '#words/applications/added-people.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

/** What to do while nobody has applied; with filters on, only that nobody matches them. */
export function EmptyBoard({ context: { jobId, title, board } }: { context: BoardContext }) {
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useMayWrite();
  const isFiltered = filterChips(search, board.stageNames).length > 0;
  return (
    <Notice>
      <p>{isFiltered || !board.isOpen ? common.no_applicants : words.empty_lead}</p>
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
