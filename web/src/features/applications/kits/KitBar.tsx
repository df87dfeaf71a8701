import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { Check, Pencil } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/applications/review.ts';

interface KitBarProps {
  kits: readonly ApplicationKit[];
  /** The kit that was used last. */
  usedId: string | undefined;
  /** What using it did. */
  status: string | undefined;
  onUse: (kit: ApplicationKit) => void;
  onChange: (kit: ApplicationKit) => void;
}

/** The talent's kits above the apply form; a tap fills in its files and note. */
export function KitBar({ kits, usedId, status, onUse, onChange }: KitBarProps) {
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
              aria-pressed={kit.id === usedId}
              className="min-w-0 pr-1.5!"
              onClick={() => onUse(kit)}
            >
              {kit.id === usedId && <Check aria-hidden className="size-4 shrink-0" />}
              <span className="truncate">{kit.name}</span>
            </Button>
            <IconButton label={words.change_of(kit.name)} Icon={Pencil} onClick={() => onChange(kit)} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-sm empty:hidden">
        {status}
      </p>
    </section>
  );
}
