import { MAX_COMP_CARDS } from '@kirdaar/contract/rules/limits';
import type { ApplicationStage, MoveStage } from '@kirdaar/contract/rules/review';
import { CalendarDays, Download, LayoutGrid, MessageSquare, Share2, X } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { download } from '#api/download.ts';
import { serverMessage } from '#api/server-message.ts';
import { AskDatesDialog } from '#features/applications/review/AskDatesDialog.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { noSelection } from '#features/applications/review/board-state.ts';
import { canMove } from '#features/applications/review/board-store.ts';
import { DownloadDialog } from '#features/applications/review/DownloadDialog.tsx';
import { MessageDialog } from '#features/applications/review/MessageDialog.tsx';
import { ShareDialog } from '#features/applications/review/ShareDialog.tsx';
import { movesOf } from '#features/applications/review/use-review-shortcuts.ts';
import { PeopleActions } from '#features/houses/discovery/PeopleActions.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import { reject, shortlist } from '#words/applications/review.ts';
import { days_ask } from '#words/bookings/holds.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

interface BulkBarProps {
  context: BoardContext;
  ids: readonly string[];
}

export function BulkBar({ context: { jobId, title, store, board }, ids }: BulkBarProps) {
  const [open, setOpen] = useState<'message' | 'dates' | 'share' | 'faces'>();
  const [asked, ask] = useState<MoveStage>();
  const mayMove = useMayWrite();
  const mayShare = useMayWrite('owner');
  const cards = ids.flatMap((id) => board.cards[id] ?? []);
  const clear = () => store.set({ selection: noSelection });

  const movedFrom = (to: MoveStage) =>
    [
      ...Map.groupBy(
        cards.filter((card) => canMove(card, to)),
        ({ status }) => status,
      ),
    ].map(([stage, some]) => [stage, some.length] as const);

  function move(stage: MoveStage) {
    ask(undefined);
    if (store.move(cards, stage)) clear();
  }
  /** A move out of several stages is seldom meant for all of them. */
  function moveOrAsk(stage: MoveStage) {
    if (movedFrom(stage).length > 1) ask(stage);
    else move(stage);
  }
  const isPossible = (stage: MoveStage) => mayMove && cards.some((card) => canMove(card, stage));

  return (
    <section
      aria-label={words.selection}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-3 shadow-float"
    >
      <p className="mr-auto flex items-center gap-1 pl-1 font-semibold tabular-nums">
        {words.selection_count(ids.length)}
        <IconButton label={words.selection_clear} Icon={X} onClick={clear} />
      </p>
      {(['shortlisted', 'not_selected'] as const).filter(isPossible).map((stage) => (
        <Button key={stage} variant="secondary" className="px-4!" onClick={() => moveOrAsk(stage)}>
          {stage === 'shortlisted' ? shortlist : reject}
        </Button>
      ))}
      {mayMove && <MoveMenu stageNames={board.stageNames} isPossible={isPossible} onMove={moveOrAsk} />}
      {mayMove && (
        <Button Icon={MessageSquare} variant="secondary" className="px-3!" onClick={() => setOpen('message')}>
          <span className="max-sm:sr-only">{common.message}</span>
        </Button>
      )}
      {mayMove && (
        <Button Icon={CalendarDays} variant="secondary" className="px-3!" onClick={() => setOpen('dates')}>
          <span className="max-sm:sr-only">{days_ask}</span>
        </Button>
      )}
      <PeopleActions people={cards.map(({ talent_id: id, name }) => ({ id, name }))} />
      <CompCardsButton jobId={jobId} title={title} ids={ids} />
      <Button Icon={LayoutGrid} variant="secondary" className="px-3!" onClick={() => setOpen('faces')}>
        <span className="max-sm:sr-only">{words.contact_sheet}</span>
      </Button>
      {mayShare && (
        <Button Icon={Share2} variant="secondary" className="px-3!" onClick={() => setOpen('share')}>
          <span className="max-sm:sr-only">{words.selection_share}</span>
        </Button>
      )}
      {asked && (
        <SeveralStagesDialog
          to={asked}
          from={movedFrom(asked)}
          stageNames={board.stageNames}
          onMove={() => move(asked)}
          onClose={() => ask(undefined)}
        />
      )}
      {open === 'message' && (
        <MessageDialog jobId={jobId} title={title} cards={cards} onClose={() => setOpen(undefined)} />
      )}
      {open === 'dates' && (
        <AskDatesDialog jobId={jobId} applications={ids} onClose={() => setOpen(undefined)} />
      )}
      {open === 'faces' && (
        <DownloadDialog jobId={jobId} title={title} applications={ids} onClose={() => setOpen(undefined)} />
      )}
      {open === 'share' && (
        <ShareDialog jobId={jobId} title={title} applications={ids} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

interface SeveralStagesDialogProps {
  to: MoveStage;
  from: readonly (readonly [stage: ApplicationStage, count: number])[];
  stageNames: readonly string[];
  onMove: () => void;
  onClose: () => void;
}

function SeveralStagesDialog({ to, from, stageNames, onMove, onClose }: SeveralStagesDialogProps) {
  const total = from.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Dialog title={words.move_several(total, stage_name(to, stageNames))} onClose={onClose}>
      <p>{words.move_several_lead}</p>
      <ul className="flex flex-col gap-1">
        {from.map(([stage, count]) => (
          <li key={stage}>{words.move_several_from(stage_name(stage, stageNames), count)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onMove}>{words.move_several_confirm(total)}</Button>
        <Button variant="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

interface CompCardsButtonProps {
  jobId: string;
  title: string;
  ids: readonly string[];
}

/** Downloads the comp cards of all selected applicants, in as many files as they need. */
export function CompCardsButton({ jobId, title, ids }: CompCardsButtonProps) {
  const [current, setCurrent] = useState(0);
  const parts = Math.ceil(ids.length / MAX_COMP_CARDS);

  async function save() {
    try {
      // One after the other: the server prints few files at once.
      for (let part = 1; part <= parts; part++) {
        setCurrent(part);
        await savePart(part);
      }
    } catch (error) {
      showToast('failure', serverMessage(error, common.download_failed));
    } finally {
      setCurrent(0);
    }
  }

  async function savePart(part: number) {
    const chosen = ids.slice((part - 1) * MAX_COMP_CARDS, part * MAX_COMP_CARDS);
    try {
      await download('GET /api/production/jobs/:id/comp-cards.pdf', {
        params: { id: jobId },
        query: { applications: chosen.join(',') },
        fileName: parts > 1 ? words.comp_cards_file_part(title, part, parts) : words.comp_cards_file(title),
      });
    } catch (error) {
      // Nobody in this part lets the house see their pictures; the others may.
      const isEmpty = error instanceof ApiError && error.code === 'no_comp_cards';
      if (parts === 1 || !isEmpty) throw error;
    }
  }

  return (
    <Button variant="secondary" className="px-3!" disabled={current > 0} onClick={save}>
      <Download aria-hidden className="size-4" />
      <span className="max-sm:sr-only">
        {current > 0
          ? preparing(current, parts)
          : parts > 1
            ? words.comp_cards_files(parts)
            : words.comp_cards}
      </span>
    </Button>
  );
}

function preparing(part: number, parts: number): string {
  return parts > 1 ? words.comp_cards_preparing_part(part, parts) : words.comp_cards_preparing;
}

interface MoveMenuProps {
  stageNames: readonly string[];
  isPossible: (stage: MoveStage) => boolean;
  onMove: (stage: MoveStage) => void;
}

/** Moves at once when a stage is chosen. No list of options, which the arrow keys alone would choose from. */
export function MoveMenu({ stageNames, isPossible, onMove }: MoveMenuProps) {
  return (
    <Menu
      label={words.move_choose}
      look="border border-control"
      panel="bottom-full mb-2 max-h-[60dvh] overflow-y-auto"
    >
      {movesOf(stageNames)
        .filter(isPossible)
        .map((stage) => (
          <button
            key={stage}
            type="button"
            onClick={() => onMove(stage)}
            className="flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sunken"
          >
            {stage_name(stage, stageNames)}
          </button>
        ))}
    </Menu>
  );
}
