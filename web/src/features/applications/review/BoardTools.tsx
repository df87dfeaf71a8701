import { boardSorts } from '@kirdaar/contract/rules/review';
import { Columns3, Keyboard, Send, Share2, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import {
  type BoardFilters,
  filterChips,
  sortLabels,
  withFilters,
} from '#features/applications/review/board-filters.ts';
import { FilterDialog } from '#features/applications/review/FilterDialog.tsx';
import { ShareDialog } from '#features/applications/review/ShareDialog.tsx';
import { StagesDialog } from '#features/applications/review/StagesDialog.tsx';
import { FilterChips, FilterText } from '#features/talent/directory/filter-controls.tsx';
import { DownloadButton } from '#features/talent/public-profile/DownloadButton.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { formParams } from '#ui/form-params.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

/** The filters and sort order of the board, and the actions for the whole board. */
export function BoardTools({ jobId, title, filters, board, showShortcuts }: BoardContext) {
  const { unsent, stageNames } = board;
  const mayWrite = useMayWrite();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'filters' | 'share' | 'stages'>();
  const mayShare = useMayWrite('owner');
  const chips = filterChips(search);

  async function follow(next: BoardFilters) {
    setOpen(undefined);
    await navigate(withFilters(search, next));
  }
  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await follow({ ...filters, search: formParams(event.currentTarget).get('search') ?? '' });
  }

  return (
    <div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
        <search className="min-w-48 grow basis-56">
          <form onSubmit={find}>
            <FilterText
              filter={{ name: 'search', label: common.search, placeholder: common.search_example }}
              value={filters.search ?? ''}
            />
          </form>
        </search>
        <label className="flex grow flex-col gap-1.5 sm:grow-0">
          <span className="font-semibold text-sm">{words.sort}</span>
          <select
            value={filters.sort ?? 'match'}
            onChange={({ currentTarget }) => follow({ ...filters, sort: currentTarget.value })}
            className={controlClasses}
          >
            {boardSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortLabels[sort]}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary" onClick={() => setOpen('filters')}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {chips.length > 0 ? words.board_filters(chips.length) : common.filters}
        </Button>
        {mayShare && (
          <Button variant="secondary" onClick={() => setOpen('share')}>
            <Share2 aria-hidden className="size-4" />
            {words.board_share}
          </Button>
        )}
        <DownloadButton
          file={[
            'GET /api/production/jobs/:id/applicants.csv',
            { params: { id: jobId }, query: filters, fileName: words.csv_file(title) },
          ]}
        >
          {words.csv}
        </DownloadButton>
        {mayWrite && (
          <Button variant="secondary" onClick={() => setOpen('stages')}>
            <Columns3 aria-hidden className="size-4" />
            {words.stages}
          </Button>
        )}
        <ButtonLink
          discover="none"
          to={housePath('jobDecisions', { id: jobId })}
          variant={unsent > 0 ? 'primary' : 'secondary'}
        >
          <Send aria-hidden className="size-4" />
          {words.to_send(unsent)}
        </ButtonLink>
        <Button variant="quiet" onClick={showShortcuts} aria-keyshortcuts="?" className="max-lg:hidden px-2!">
          <Keyboard aria-hidden className="size-5" />
          {words.shortcuts}
        </Button>
      </div>
      <FilterChips chips={chips} none={withFilters(search, { sort: filters.sort ?? '' })} />
      {open === 'filters' && (
        <FilterDialog filters={filters} onChoose={follow} onClose={() => setOpen(undefined)} />
      )}
      {open === 'stages' && (
        <StagesDialog jobId={jobId} stageNames={stageNames} onClose={() => setOpen(undefined)} />
      )}
      {open === 'share' && <ShareDialog jobId={jobId} title={title} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
