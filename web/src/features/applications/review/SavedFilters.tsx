import type { ReviewPreset } from '@kirdaar/contract/applications/review-presets';
import { X } from 'lucide-react';
import { useWrite } from '#api/use-write.ts';
import { type BoardFilters, filtersIn } from '#features/applications/review/board-filters.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { SavePreset } from '#features/applications/review/SavePreset.tsx';
import { usePresets } from '#features/applications/review/use-presets.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';

interface SavedFiltersProps {
  /** The filters of the board. */
  filters: BoardFilters;
  onChoose: (filters: BoardFilters) => void;
}

/** The filters that the team has saved, and a way to save those of the board. */
export function SavedFilters({ filters, onChoose }: SavedFiltersProps) {
  const [saved, setPresets] = usePresets('filter');
  const mayWrite = useMayWrite();
  const current = new URLSearchParams(filters).toString();

  return (
    <section aria-label={words.filters_saved} className="flex flex-col gap-2">
      {saved.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {saved.map((preset) => (
            <li key={preset.id} className="flex items-center rounded-full border border-line">
              <Button
                variant="quiet"
                aria-pressed={preset.value === current}
                onClick={() => onChoose(filtersIn(new URLSearchParams(preset.value)))}
              >
                {preset.name}
              </Button>
              {mayWrite && <DeletePreset preset={preset} onDeleted={setPresets} />}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && current && (
        <SavePreset kind="filter" value={current} label={words.filters_save} onSaved={setPresets} />
      )}
    </section>
  );
}

interface DeletePresetProps {
  preset: ReviewPreset;
  onDeleted: (presets: ReviewPreset[]) => void;
}

function DeletePreset({ preset, onDeleted }: DeletePresetProps) {
  const remove = useWrite(reviewWrites, 'deletePreset', {
    onDone: ({ presets }) => {
      onDeleted(presets);
      showToast('success', words.filter_deleted(preset.name));
    },
    onFailed: () => showToast('failure', words.filter_delete_failed),
  });
  return (
    <IconButton
      label={words.filter_delete(preset.name)}
      Icon={X}
      disabled={remove.busy}
      onClick={() => remove.submit(preset.id)}
    />
  );
}
