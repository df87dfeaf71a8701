import type { ApplicationKit, NewApplicationKit } from '@kirdaar/contract/applications/application-kits';
import {
  type ApplicationMediaField,
  applicationMediaFields,
} from '@kirdaar/contract/rules/application-media';
import { MAX_KIT_NAME, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { Check, Pencil } from 'lucide-react';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { StoredChoice } from '#features/applications/apply/ApplyControl.tsx';
import { applyLabel } from '#features/applications/apply/apply-fields.ts';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { storedFilesOf } from '#features/applications/apply/use-apply.ts';
import { kitWrites } from '#features/applications/kits/kit-writes.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as boardWords from '#words/applications/board.ts';
import * as words from '#words/applications/review.ts';

type EditedKit = NewApplicationKit & { id?: string };

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
    setMissing(filled.name ? undefined : boardWords.preset_name_missing);
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
              field={{ name: field, label: applyLabel(field) }}
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

function readKit(filled: FormData, note = 'note'): NewApplicationKit {
  return {
    name: String(filled.get('name') ?? '').trim(),
    note: String(filled.get(note) ?? '').trim(),
    media: storedFilesOf(filled),
  };
}

type KitBarProps = Pick<ReturnType<typeof useKits>, 'kits' | 'used' | 'use' | 'edit'>;

export function KitBar({ kits, used, use, edit }: KitBarProps) {
  return (
    <section aria-label={words.kits_list} className="flex flex-col gap-2" hidden={kits.length === 0}>
      <h2 className="font-semibold text-sm">{words.list_title}</h2>
      <ul className="flex flex-wrap gap-2">
        {kits.map((kit) => (
          <li
            key={kit.id}
            className="flex max-w-full items-center rounded-full border border-line bg-card pr-1.5 has-[[aria-pressed=true]]:border-accent"
          >
            <Button
              variant="quiet"
              aria-pressed={kit.id === used?.kit.id}
              className="min-w-0 pr-1.5!"
              onClick={() => use(kit)}
            >
              {kit.id === used?.kit.id && <Check aria-hidden className="size-4 shrink-0" />}
              <span className="truncate">{kit.name}</span>
            </Button>
            <IconButton label={words.change_of(kit.name)} Icon={Pencil} onClick={() => edit(kit)} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-sm empty:hidden">
        {used?.status}
      </p>
    </section>
  );
}

/** The files that kits chose, and how often, so that a second tap on a kit chooses them again. */
type KitFiles = Partial<Record<ApplicationMediaField, { id: string; tap: number }>>;

const NOTE = 'roleInfo';

export function useKits(
  form: RefObject<HTMLFormElement | null>,
  saved: ApplicationKit[],
  stored: Prefill['media'],
) {
  const [kits, setKits] = useState(saved);
  const [edited, setEdited] = useState<EditedKit>();
  const [used, setUsed] = useState<{ kit: ApplicationKit; status: string; tap: number }>();
  const [files, setFiles] = useState<KitFiles>({});

  function use(kit: ApplicationKit) {
    const note = form.current?.elements.namedItem(NOTE);
    if (!(note instanceof HTMLTextAreaElement)) return;
    const isOwnText = note.value.trim() !== '' && note.value !== used?.kit.note && note.value !== kit.note;
    const tap = (used?.tap ?? 0) + 1;
    const chosen = kit.media.filter(({ field, media_id }) => stored[field].some(({ id }) => id === media_id));
    const status = kit.note && isOwnText ? words.used_beside_text(kit.name) : words.kits_used(kit.name);
    flushSync(() => {
      setFiles({
        ...files,
        ...Object.fromEntries(chosen.map(({ field, media_id }) => [field, { id: media_id, tap }])),
      });
      setUsed({ kit, tap, status });
    });
    if (kit.note && !isOwnText) note.value = kit.note;
    // The form keeps its draft and clears the errors as if it was typed.
    for (const name of [NOTE, ...chosen.map(({ field }) => field)]) announce(form.current, name);
  }

  return {
    kits,
    setKits,
    files,
    used,
    use,
    edited,
    edit: setEdited,
    close: () => setEdited(undefined),
    editForm: () => form.current && setEdited({ ...readKit(new FormData(form.current), NOTE), name: '' }),
  };
}

function announce(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}
