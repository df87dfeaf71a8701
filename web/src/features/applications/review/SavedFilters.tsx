import type { ReviewPreset } from '@kirdaar/contract/applications/review-presets';
import { MAX_PRESET_NAME } from '@kirdaar/contract/rules/limits';
import { X } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { type BoardFilters, filtersIn } from '#features/applications/review/board-filters.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

export interface FilterProps {
  filters: BoardFilters;
  onChoose: (filters: BoardFilters) => void;
}

export function SavedFilters({ filters, onChoose }: FilterProps) {
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

type OnChanged = (presets: ReviewPreset[]) => void;

function DeletePreset({ preset, onDeleted }: { preset: ReviewPreset; onDeleted: OnChanged }) {
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

interface SavePresetProps {
  kind: ReviewPreset['kind'];
  value: string;
  label: string;
  onSaved: OnChanged;
}

export function SavePreset({ kind, value, label, onSaved }: SavePresetProps) {
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<string>();
  const save = useWrite(reviewWrites, 'savePreset', {
    onDone: ({ presets }) => {
      setOpen(false);
      onSaved(presets);
      showToast('success', words.preset_saved);
    },
  });

  const failure = save.error && (save.error.fields.name ?? serverMessage(save.error, common.save_failed));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('preset_name')).trim();
    setMissing(name ? undefined : words.preset_name_missing);
    if (name) save.submit({ kind, name, value });
  }

  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)} className="self-start px-0!">
        {label}
      </Button>
    );
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <TextField
          name="preset_name"
          label={words.preset_name}
          hint={words.preset_name_hint}
          maxLength={MAX_PRESET_NAME}
          autoFocus
          error={missing ?? failure}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={save.busy}>
        {words.preset_save}
      </Button>
      <Button variant="quiet" onClick={() => setOpen(false)}>
        {common.cancel}
      </Button>
    </form>
  );
}

export function usePresets(kind: ReviewPreset['kind']) {
  const [presets, setPresets] = useState<ReviewPreset[]>([]);
  useEffect(() => {
    callApi('GET /api/production/review-presets', {}).then(
      (found) => setPresets(found.presets),
      // Nobody came here for it.
      () => {},
    );
  }, []);
  return [presets.filter((preset) => preset.kind === kind), setPresets] as const;
}
