import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import type { ApplicationMediaField } from '@kirdaar/contract/rules/application-media';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { type EditedKit, readKit } from '#features/applications/kits/KitDialog.tsx';
import * as words from '#words/applications/review.ts';

/** The files that kits chose, and how often, so that a second tap on a kit chooses them again. */
export type KitFiles = Partial<Record<ApplicationMediaField, { id: string; tap: number }>>;

/** The field of the form that the note of a kit answers. */
const NOTE = 'roleInfo';

/** Fills the apply form from a talent's kits, and keeps what is in it as a kit. */
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
    flushSync(() => {
      setFiles({
        ...files,
        ...Object.fromEntries(chosen.map(({ field, media_id }) => [field, { id: media_id, tap }])),
      });
      setUsed({ kit, tap, status: statusOf(kit, isOwnText) });
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

function statusOf({ name, note }: ApplicationKit, isOwnText: boolean): string {
  return note && isOwnText ? words.used_beside_text(name) : words.kits_used(name);
}

function announce(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}
