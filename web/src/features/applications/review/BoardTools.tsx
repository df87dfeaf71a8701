import { MAX_STAGE_NAME } from '@kirdaar/contract/rules/limits';
import { boardSorts, ownStages } from '@kirdaar/contract/rules/review';
import { Columns3, Download, Keyboard, Send, Share2, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import {
  type BoardFilters,
  filterChips,
  filterFields,
  sortLabels,
  withFilters,
} from '#features/applications/review/board-filters.ts';
import { DownloadDialog } from '#features/applications/review/DownloadDialog.tsx';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { type FilterProps, SavedFilters } from '#features/applications/review/SavedFilters.tsx';
import { ShareDialog } from '#features/applications/review/ShareDialog.tsx';
import { FilterChips, FilterText } from '#features/talent/directory/filter-controls.tsx';
import { filterText } from '#features/talent/directory/filter-text.ts';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { FormField } from '#ui/FormField.tsx';
import { formParams } from '#ui/form-params.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFieldErrors } from '#ui/use-field-errors.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

export function BoardTools({ jobId, title, filters, board, showShortcuts }: BoardContext) {
  const { unsent, stageNames } = board;
  const mayWrite = useMayWrite();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'filters' | 'share' | 'stages' | 'download'>();
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
          <span className="font-semibold text-sm">{common.sort_by}</span>
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
          {chips.length > 0 ? common.filters_active(chips.length) : common.filters}
        </Button>
        {mayShare && (
          <Button variant="secondary" onClick={() => setOpen('share')}>
            <Share2 aria-hidden className="size-4" />
            {words.board_share}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('download')}>
          <Download aria-hidden className="size-4" />
          {words.download}
        </Button>
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
      {open === 'download' && (
        <DownloadDialog jobId={jobId} title={title} filters={filters} onClose={() => setOpen(undefined)} />
      )}
      {open === 'share' && <ShareDialog jobId={jobId} title={title} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function FilterDialog({ filters, onChoose, onClose }: FilterProps & { onClose: () => void }) {
  const kept = { sort: filters.sort ?? '' };
  const { errors, checkOnBlur, checkOnInput, checkAll } = useFieldErrors(filterFields);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!checkAll(event.currentTarget)) return;
    onChoose({
      ...kept,
      search: filters.search ?? '',
      ...Object.fromEntries(formParams(event.currentTarget)),
    });
  }

  return (
    <Dialog title={common.filters} onClose={onClose}>
      <SavedFilters filters={filters} onChoose={onChoose} />
      <form
        noValidate
        onSubmit={submit}
        onBlur={checkOnBlur}
        onInput={checkOnInput}
        className="grid grid-cols-2 gap-x-4 gap-y-4"
      >
        {filterFields.map((field) => (
          <div key={field.name} className="flex min-w-0 flex-col justify-end">
            <FormField
              field={field}
              defaultValue={filterText(field.name, filters[field.name] ?? '')}
              error={errors[field.name]}
            />
          </div>
        ))}
        <div className="col-span-full mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => onChoose(kept)}>
            {common.clear_all}
          </Button>
          <Button type="submit">{words.filters_show}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface StagesDialogProps {
  jobId: string;
  stageNames: readonly string[];
  onClose: () => void;
}

export function StagesDialog({ jobId, stageNames, onClose }: StagesDialogProps) {
  const save = useWrite(reviewWrites, 'saveStages', { onDone: onClose });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const stage_names = ownStages.map((stage) => String(form.get(stage)).trim()).filter(Boolean);
    save.submit({ jobId, stage_names });
  }

  return (
    <Dialog title={words.stages_title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>{words.stages_lead}</p>
        {ownStages.map((stage, place) => (
          <TextField
            key={stage}
            name={stage}
            label={words.stage(place + 1)}
            maxLength={MAX_STAGE_NAME}
            defaultValue={stageNames[place] ?? ''}
          />
        ))}
        {save.error && (
          <Notice tone="failure">
            {save.error.fields.stage_names ?? serverMessage(save.error, words.stages_failed)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={save.busy}>
            {save.busy ? words.stages_saving : words.stages_save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
