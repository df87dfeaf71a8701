import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { moveKeys, movesOf } from '#features/applications/review/use-review-shortcuts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';

interface ShortcutHelpProps {
  stageNames: readonly string[];
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

export function ShortcutHelp({ stageNames, on, onSwitch, onClose }: ShortcutHelpProps) {
  return (
    <Dialog title={words.shortcuts} onClose={onClose}>
      <dl className="flex flex-col gap-2.5">
        {shortcutTable(stageNames).map(([names, means]) => (
          <div key={means} className="flex items-center gap-4">
            <dt className="flex w-20 shrink-0 items-center gap-1.5">
              {names.map((name, place) => (
                <span key={name} className="contents">
                  {place > 0 && <span className="text-muted">{Number(name) > 0 ? '–' : '/'}</span>}
                  <kbd className="min-w-7 rounded-md border border-control bg-sunken px-2 py-0.5 text-center font-sans font-semibold text-sm">
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

/** Every key of the review and what it does, as listed for the user. */
function shortcutTable(stageNames: readonly string[]): readonly Shortcut[] {
  return [
    [['j', 'k'], words.key_next],
    ...movesOf(stageNames).map(
      (stage) => [[moveKeys[stage]], words.key_move(stage_name(stage, stageNames))] as const,
    ),
    [['1', String(MAX_SCORE)], words.key_score(MAX_SCORE)],
    [['v'], words.key_play],
    [['n'], words.key_note],
    [['u'], words.key_undo],
    [['x'], words.key_select],
    [[words.key_enter], words.key_open],
    [['?'], words.key_help],
  ];
}

type Shortcut = readonly [keys: readonly string[], means: string];
