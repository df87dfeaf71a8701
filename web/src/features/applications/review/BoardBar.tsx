import { MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { boardSorts } from '@kirdaar/contract/rules/review';
import {
  Columns3,
  Download,
  Ellipsis,
  Keyboard,
  ListChecks,
  type LucideIcon,
  Play,
  Send,
  Share2,
  SlidersHorizontal,
  UserPlus,
} from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AddPeopleDialog } from '#features/applications/added-people/AddPeopleDialog.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import {
  type BoardFilters,
  filterChips,
  sortLabels,
  withFilters,
} from '#features/applications/review/board-filters.ts';
import { DownloadDialog } from '#features/applications/review/DownloadDialog.tsx';
import { FilterDialog } from '#features/applications/review/FilterDialog.tsx';
import { ShareDialog } from '#features/applications/review/ShareDialog.tsx';
import { StagesDialog } from '#features/applications/review/StagesDialog.tsx';
import { FilterChips } from '#features/talent/directory/filter-controls.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { controlClasses } from '#ui/Field.tsx';
import { formParams } from '#ui/form-params.ts';
import { Menu } from '#ui/Menu.tsx';
import { add_people } from '#words/applications/added-people.ts';
import * as words from '#words/applications/board.ts';
import { room } from '#words/auditions/tape-room.ts';
import * as jobDetailsWords from '#words/jobs/job-details.ts';
import * as common from '#words/ui/common.ts';

interface BoardBarProps {
  context: BoardContext;
  /** The number of applicants who match the filters. */
  total: number;
  viewSwitch: ReactNode;
}

/** The heading of the board with everything that changes what it shows, in one line of a large screen. */
export function BoardBar({ context, total, viewSwitch }: BoardBarProps) {
  const { jobId, title, filters, board } = context;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Opened>();
  const chips = filterChips(search, board.stageNames);
  const close = () => setOpen(undefined);

  async function follow(next: BoardFilters) {
    close();
    await navigate(withFilters(search, next));
  }
  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await follow({ ...filters, search: formParams(event.currentTarget).get('search') ?? '' });
  }

  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <BackButton fallback={housePath('jobDetails', { id: jobId })}>
          <span className="max-sm:sr-only">{common.back}</span>
        </BackButton>
        <div className="-ml-3 min-w-0 grow basis-32 sm:basis-44">
          <div className="flex items-center gap-2">
            <h1 className="text-xl leading-6">{jobDetailsWords.details_applicants}</h1>
            <span aria-hidden className="rounded-full bg-sunken px-2 font-semibold text-sm tabular-nums">
              {total}
            </span>
          </div>
          <p className="truncate text-muted text-sm" title={title}>
            {words.board_lead(title, total)}
          </p>
        </div>
        {board.unsent > 0 && <ToSend context={context} />}
        {viewSwitch}
        <search
          className={classNames(
            'min-w-0 grow sm:max-w-64 sm:basis-24',
            // On a phone it begins the second line, after "To send" if that is there.
            board.unsent > 0 ? 'basis-20' : 'basis-40',
          )}
        >
          <form onSubmit={find}>
            <input
              key={filters.search}
              type="search"
              name="search"
              aria-label={common.search}
              placeholder={common.search_example}
              maxLength={MAX_SEARCH}
              defaultValue={filters.search}
              className={controlClasses}
            />
          </form>
        </search>
        <Button
          Icon={SlidersHorizontal}
          variant="secondary"
          className="px-3!"
          onClick={() => setOpen('filters')}
        >
          <span className="max-sm:sr-only">
            {chips.length > 0 ? common.filters_active(chips.length) : common.filters}
          </span>
          {chips.length > 0 && (
            <span aria-hidden className="sm:hidden">
              {chips.length}
            </span>
          )}
        </Button>
        <MoreMenu
          context={context}
          total={total}
          onOpen={setOpen}
          onSort={(sort) => follow({ ...filters, sort })}
        />
      </div>
      <FilterChips chips={chips} none={withFilters(search, { sort: filters.sort ?? '' })} />
      {open === 'filters' && (
        <FilterDialog filters={filters} stageNames={board.stageNames} onChoose={follow} onClose={close} />
      )}
      {open === 'stages' && <StagesDialog jobId={jobId} stageNames={board.stageNames} onClose={close} />}
      {open === 'download' && (
        <DownloadDialog jobId={jobId} title={title} filters={filters} onClose={close} />
      )}
      {open === 'people' && <AddPeopleDialog jobId={jobId} onClose={close} />}
      {open === 'share' && <ShareDialog jobId={jobId} title={title} onClose={close} />}
    </header>
  );
}

type Opened = 'filters' | 'share' | 'stages' | 'download' | 'people';

interface MoreMenuProps extends Pick<BoardBarProps, 'context' | 'total'> {
  onOpen: (dialog: Opened) => void;
  onSort: (sort: string) => void;
}

function MoreMenu({ context, total, onOpen, onSort }: MoreMenuProps) {
  const { filters, board, showShortcuts } = context;
  const mayWrite = useMayWrite();
  const mayShare = useMayWrite('owner');
  const opener = (dialog: Opened, Icon: LucideIcon, label: string) => (
    <Button Icon={Icon} variant="secondary" onClick={() => onOpen(dialog)}>
      {label}
    </Button>
  );
  return (
    <Menu
      label={
        <>
          <Ellipsis aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{words.more}</span>
        </>
      }
    >
      <div className="flex w-64 max-w-full flex-col gap-1.5 p-1.5">
        <label className="flex flex-col gap-1">
          <span className="font-semibold text-sm">{common.sort_by}</span>
          <select
            value={filters.sort ?? 'match'}
            onChange={({ currentTarget }) => onSort(currentTarget.value)}
            className={controlClasses}
          >
            {boardSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortLabels[sort]}
              </option>
            ))}
          </select>
        </label>
        {total > 0 && <SelectAll context={context} total={total} />}
        {mayShare && opener('share', Share2, words.board_share)}
        {opener('download', Download, words.download)}
        {mayWrite && opener('people', UserPlus, add_people)}
        {mayWrite && opener('stages', Columns3, words.stages)}
        {Object.values(board.cards).some((card) => card.self_tape) && (
          <ButtonLink
            Icon={Play}
            variant="secondary"
            discover="none"
            to={housePath('tapes', { id: context.jobId })}
          >
            {room}
          </ButtonLink>
        )}
        {board.unsent === 0 && <ToSend context={context} />}
        <Button
          Icon={Keyboard}
          variant="secondary"
          onClick={showShortcuts}
          aria-keyshortcuts="?"
          className="max-lg:hidden"
        >
          {words.shortcuts}
        </Button>
      </div>
    </Menu>
  );
}

function ToSend({ context: { jobId, board } }: Pick<BoardBarProps, 'context'>) {
  return (
    <ButtonLink
      discover="none"
      to={housePath('jobDecisions', { id: jobId })}
      variant={board.unsent > 0 ? 'primary' : 'secondary'}
      className="px-4!"
    >
      <Send aria-hidden className="size-4" />
      {words.to_send(board.unsent)}
    </ButtonLink>
  );
}

/** Selects every applicant who matches the filters, whether their card is loaded or not. */
function SelectAll({ context: { store }, total }: Pick<BoardBarProps, 'context' | 'total'>) {
  const [busy, setBusy] = useState(false);

  async function selectAll() {
    setBusy(true);
    const isComplete = await store.loadAll();
    setBusy(false);
    const ids = new Set(Object.keys(store.state().board.cards));
    if (isComplete) store.set({ selection: { ids, last: undefined } });
  }
  return (
    <Button Icon={ListChecks} variant="secondary" disabled={busy} onClick={selectAll}>
      {busy ? words.selecting : words.select_all(total)}
    </Button>
  );
}
