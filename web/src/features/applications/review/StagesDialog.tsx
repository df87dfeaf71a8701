import { MAX_STAGE_NAME } from '@kirdaar/contract/rules/limits';
import { ownStages } from '@kirdaar/contract/rules/review';
import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { saveStageNames } from '#features/applications/decisions/decision-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';

interface StagesDialogProps {
  jobId: string;
  stageNames: readonly string[];
  onClose: () => void;
}

/** Names the stages that a casting call adds between audition and selection. */
export function StagesDialog({ jobId, stageNames, onClose }: StagesDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const names = ownStages.map((stage) => String(form.get(stage)).trim()).filter(Boolean);
    setBusy(true);
    try {
      await saveStageNames(jobId, names);
      await revalidate();
      onClose();
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.fields.stage_names : undefined;
      setError(field ?? serverMessage(failure, 'We couldn’t save the stages. Try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title="Your own stages" onClose={onClose}>
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <p>They come between Audition and Selected, for example a second round.</p>
        {ownStages.map((stage, place) => (
          <TextField
            key={stage}
            name={stage}
            label={`Stage ${place + 1}`}
            maxLength={MAX_STAGE_NAME}
            defaultValue={stageNames[place] ?? ''}
          />
        ))}
        {error && <Notice tone="failure">{error}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy}>
            Save stages
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
