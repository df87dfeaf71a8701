import { boardSorts } from '@kirdaar/contract/rules/review';
import { Keyboard, Share2, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterChips } from '#features/profiles/FilterChips.tsx';
import { FilterText } from '#features/profiles/FilterText.tsx';
import { DownloadButton } from '#features/public-face/DownloadButton.tsx';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import { type BoardChoice, chipsOf, sortLabels, withChoice } from '#features/review/board-filters.ts';
import { FilterDialog } from '#features/review/FilterDialog.tsx';
import { ShareDialog } from '#features/review/ShareDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { controlLook } from '#ui/Field.tsx';
import { formParams } from '#ui/form-params.ts';

/** What the board is narrowed and sorted by, and what can be done with all of it. */
export function BoardTools({ jobId, title, choice, showKeys }: KeptBoard) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'filters' | 'share'>();
  const chips = chipsOf(search);

  async function follow(next: BoardChoice) {
    setOpen(undefined);
    await navigate(withChoice(search, next));
  }
  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await follow({ ...choice, search: formParams(event.currentTarget).get('search') ?? '' });
  }

  return (
    <div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
        <search className="min-w-48 grow basis-56">
          <form onSubmit={find}>
            <FilterText
              filter={{ name: 'search', label: 'Search', placeholder: 'Name, skill or city' }}
              value={choice.search ?? ''}
            />
          </form>
        </search>
        <label className="flex grow flex-col gap-1.5 sm:grow-0">
          <span className="font-semibold text-sm">Order</span>
          <select
            value={choice.sort ?? 'fit'}
            onChange={({ currentTarget }) => follow({ ...choice, sort: currentTarget.value })}
            className={controlLook}
          >
            {boardSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortLabels[sort]}
              </option>
            ))}
          </select>
        </label>
        <Button look="secondary" onClick={() => setOpen('filters')}>
          <SlidersHorizontal aria-hidden className="size-4" />
          Filters{chips.length > 0 && ` (${chips.length})`}
        </Button>
        <Button look="secondary" onClick={() => setOpen('share')}>
          <Share2 aria-hidden className="size-4" />
          Share
        </Button>
        <DownloadButton
          file={[
            'GET /api/production/jobs/:id/applicants.csv',
            { params: { id: jobId }, query: choice, fileName: `${title}, applicants.csv` },
          ]}
        >
          CSV
        </DownloadButton>
        <Button look="quiet" onClick={showKeys} aria-keyshortcuts="?" className="max-lg:hidden px-2!">
          <Keyboard aria-hidden className="size-5" />
          Keys
        </Button>
      </div>
      <FilterChips chips={chips} none={withChoice(search, { sort: choice.sort ?? '' })} />
      {open === 'filters' && (
        <FilterDialog choice={choice} onChoose={follow} onClose={() => setOpen(undefined)} />
      )}
      {open === 'share' && <ShareDialog jobId={jobId} title={title} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
