import { useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as words from '#words/applications/review.ts';

/** Keys and what they do. */
export type Shortcut = readonly [keys: readonly string[], means: string];

/** Whether single-key shortcuts are off on this device. Users of speech input may turn them off. */
const SHORTCUTS = 'review-shortcuts';

/** Returns whether shortcuts are on, and the help that a key opens. */
export function useShortcutHelp(table: readonly Shortcut[]) {
  const [shortcutsOn, setShortcutsOn] = useState(() => localStorage.getItem(SHORTCUTS) !== 'off');
  const [isOpen, setOpen] = useState(false);

  function switchShortcuts(on: boolean) {
    localStorage.setItem(SHORTCUTS, on ? 'on' : 'off');
    setShortcutsOn(on);
  }
  const help = isOpen && (
    <ShortcutHelp table={table} on={shortcutsOn} onSwitch={switchShortcuts} onClose={() => setOpen(false)} />
  );
  return { shortcutsOn, showShortcuts: () => setOpen(true), help };
}

interface ShortcutHelpProps {
  table: readonly Shortcut[];
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

function ShortcutHelp({ table, on, onSwitch, onClose }: ShortcutHelpProps) {
  return (
    <Dialog title={words.shortcuts} onClose={onClose}>
      <dl className="flex flex-col gap-2.5">
        {table.map(([names, means]) => (
          <div key={means} className="flex items-center gap-4">
            <dt className="flex w-24 shrink-0 items-center gap-1.5">
              {names.map((name, place) => (
                <span key={name} className="contents">
                  {place > 0 && <span className="text-muted">{Number(name) > 0 ? '–' : '/'}</span>}
                  <kbd className="min-w-7 shrink-0 rounded-md border border-control bg-sunken px-2 py-0.5 text-center font-sans font-semibold text-sm">
                    {name}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <div className="border-line border-t pt-4">
        <Switch
          label={words.shortcuts_switch}
          hint={words.shortcuts_hint}
          on={on}
          busy={false}
          onSwitch={onSwitch}
        />
      </div>
    </Dialog>
  );
}
