import { MAX_STAGE_NAME } from '@kirdaar/contract/rules/limits';
import { ownStages } from '@kirdaar/contract/rules/review';
import type { SubmitEvent } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

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
