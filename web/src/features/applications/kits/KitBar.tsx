import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import type { ApplicationMediaField } from '@kirdaar/contract/rules/application-media';
import { Check, Pencil } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { type EditedKit, readKit } from '#features/applications/kits/KitDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/applications/review.ts';

type KitBarProps = Pick<ReturnType<typeof useKits>, 'kits' | 'used' | 'use' | 'edit'>;

/** The talent's kits above the apply form; a tap fills in its files and note. */
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
