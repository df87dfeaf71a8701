import type { ApplicationKit, NewApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { applicationMediaFields } from '@kirdaar/contract/rules/application-media';
import { MAX_KIT_NAME, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { labelOf } from '#features/applications/apply/apply-fields.ts';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { StoredChoice } from '#features/applications/apply/StoredChoice.tsx';
import { kitWrites } from '#features/applications/kits/kit-writes.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/review.ts';

/** A kit that is changed, or one that is not saved yet. */
export type EditedKit = NewApplicationKit & { id?: string };

interface KitDialogProps {
  kit: EditedKit;
  stored: Prefill['media'];
  onKits: (kits: ApplicationKit[]) => void;
  onClose: () => void;
}

export function KitDialog({ kit, stored, onKits, onClose }: KitDialogProps) {
  const [missing, setMissing] = useState<string>();
  const finished = {
    onDone: ({ kits, message }: { kits: ApplicationKit[]; message: string }) => {
      onKits(kits);
      showToast('success', message);
      onClose();
    },
  };
  const save = useWrite(kitWrites, 'saveKit', finished);
  const remove = useWrite(kitWrites, 'deleteKit', finished);
  const error = save.error ?? remove.error;
  const fields: Record<string, string> = error?.fields ?? {};
  const isBusy = save.busy || remove.busy;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = readKit(new FormData(event.currentTarget));
    setMissing(filled.name ? undefined : words.field_name_missing);
    if (filled.name) save.submit({ ...filled, id: kit.id });
  }

  return (
    <Dialog title={kit.id ? words.change : words.create} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          name="name"
          label={words.field_name}
          hint={words.field_name_hint}
          defaultValue={kit.name}
          maxLength={MAX_KIT_NAME}
          required
          autoFocus
          error={missing ?? fields.name}
        />
        {applicationMediaFields
          .filter((field) => stored[field].length > 0)
          .map((field) => (
            <StoredChoice
              key={field}
              field={{ name: field, label: labelOf(field) }}
              stored={stored[field]}
              defaultValue={kit.media.find((chosen) => chosen.field === field)?.media_id ?? ''}
              error={fields[field]}
              none={words.field_file_none}
            />
          ))}
        <TextAreaField
          name="note"
          label={words.field_note}
          hint={words.field_note_hint}
          defaultValue={kit.note}
          maxLength={MAX_TEXT}
          error={fields.note}
        />
        {error && Object.keys(fields).length === 0 && (
          <FieldError id="kit-error" error={serverMessage(error, words.kits_save_failed)} />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={isBusy}>
            {save.busy ? words.kits_saving : words.kits_save}
          </Button>
          {kit.id && (
            <ConfirmButton
              variant="quiet"
              question={words.delete_question}
              confirm={words.delete_kit}
              busy={isBusy}
              onConfirm={() => kit.id && remove.submit({ id: kit.id })}
            >
              {words.delete_kit}
            </ConfirmButton>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Returns what a form contains that a kit can keep: stored files, not new ones, and the note. */
export function readKit(filled: FormData, note = 'note'): NewApplicationKit {
  return {
    name: String(filled.get('name') ?? '').trim(),
    note: String(filled.get(note) ?? '').trim(),
    media: applicationMediaFields.flatMap((field) => {
      const media_id = filled.get(field);
      return typeof media_id === 'string' && media_id ? [{ field, media_id }] : [];
    }),
  };
}
