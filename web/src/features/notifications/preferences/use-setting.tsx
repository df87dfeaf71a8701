import { type ReactNode, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import type { PendingWrite } from '#api/use-write.ts';
import * as platformWords from '#words/answers/platform.ts';
import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';

type Outcome = Pick<PendingWrite, 'busy' | 'reply' | 'error'>;

/** A setting that saves every change immediately, shows it while it is saved, and can undo it. */
export function useSetting<T>(stored: T, write: Outcome, save: (value: T) => void) {
  const [chosen, setChosen] = useState(stored);
  const [before, setBefore] = useState(stored);
  const value = write.busy ? chosen : stored;

  function change(next: T) {
    setBefore(value);
    setChosen(next);
    save(next);
  }

  return {
    value,
    change,
    busy: write.busy,
    failure: write.error && serverMessage(write.error, words.save_failed),
    /** Restores the previous value; undefined until a change was saved. */
    undo: write.reply ? () => change(before) : undefined,
  };
}

type Saving = Pick<ReturnType<typeof useSetting>, 'busy' | 'failure' | 'undo'>;

/** Shows below a setting whether it is being saved, was saved or failed to save. */
export function SavingState({ busy, failure, undo }: Saving) {
  return (
    <div aria-live="polite" className="text-sm">
      {busy && <p className="text-muted">{common.saving}</p>}
      {failure && <p className="font-medium text-accent-strong">{failure}</p>}
      {undo && (
        <p className="flex items-center gap-2 text-leaf">
          {platformWords.saved}
          <button type="button" onClick={undo} className="link min-h-8">
            {common.undo}
          </button>
        </p>
      )}
    </div>
  );
}

interface RadioSettingProps<T extends string> {
  legend: string;
  name: string;
  stored: T;
  options: readonly T[];
  labelOf: (option: T) => ReactNode;
  saving: PendingWrite<T>;
  className: string;
}

/** A setting with a few values. The change is saved immediately. */
export function RadioSetting<T extends string>(props: RadioSettingProps<T>) {
  const { legend, name, stored, options, labelOf, saving, className } = props;
  const { value, busy, failure, change, undo } = useSetting<T>(stored, saving, saving.submit);
  return (
    <fieldset disabled={busy}>
      <legend className="sr-only">{legend}</legend>
      <div className={className}>
        {options.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => change(one)}
              className="size-5"
            />
            {labelOf(one)}
          </label>
        ))}
      </div>
      <SavingState busy={busy} failure={failure} undo={undo} />
    </fieldset>
  );
}
