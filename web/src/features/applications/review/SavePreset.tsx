import type { ReviewPreset } from '@kirdaar/contract/applications/review-presets';
import { MAX_PRESET_NAME } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useId, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

interface SavePresetProps {
  kind: ReviewPreset['kind'];
  value: string;
  label: string;
  onSaved: (presets: ReviewPreset[]) => void;
}

/** Keeps a filter or a text for the team under a name. */
export function SavePreset({ kind, value, label, onSaved }: SavePresetProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<string>();
  const save = useWrite(reviewWrites, 'savePreset', {
    onDone: ({ presets }) => {
      setOpen(false);
      onSaved(presets);
      showToast('success', words.preset_saved);
    },
  });

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
    <form id={id} noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <TextField
          name="preset_name"
          label={words.preset_name}
          hint={words.preset_name_hint}
          maxLength={MAX_PRESET_NAME}
          autoFocus
          error={
            missing ??
            save.error?.fields.name ??
            (save.error && serverMessage(save.error, common.save_failed))
          }
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
