import type { PrompterSettings } from '#features/auditions/studio/Prompter.tsx';
import { controlClasses, Field } from '#ui/Field.tsx';
import * as words from '#words/auditions/studio.ts';

const SLOW = 10;
const FAST = 90;

interface PrompterControlsProps {
  speakers: readonly string[];
  settings: PrompterSettings;
  onChange: (change: Partial<PrompterSettings>) => void;
}

export function PrompterControls({ speakers, settings, onChange }: PrompterControlsProps) {
  const { speed, size, isMirrored, part } = settings;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {speakers.length > 0 && (
        <Field label={words.own_part}>
          {(control) => (
            <select
              {...control}
              value={part}
              onChange={({ target }) => onChange({ part: target.value })}
              className={controlClasses}
            >
              {speakers.map((speaker) => (
                <option key={speaker}>{speaker}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={words.prompter_size}>
        {(control) => (
          <select
            {...control}
            value={size}
            // The options are these sizes.
            onChange={({ target }) => onChange({ size: target.value as PrompterSettings['size'] })}
            className={controlClasses}
          >
            {(['small', 'medium', 'large'] as const).map((one) => (
              <option key={one} value={one}>
                {words.prompter_sizes[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.prompter_speed}>
        {(control) => (
          <input
            {...control}
            type="range"
            min={SLOW}
            max={FAST}
            step={5}
            value={speed}
            onChange={({ target }) => onChange({ speed: target.valueAsNumber })}
            className="min-h-11 w-full accent-accent"
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3 self-end">
        <input
          type="checkbox"
          checked={isMirrored}
          onChange={({ target }) => onChange({ isMirrored: target.checked })}
          className="size-5"
        />
        {words.prompter_mirror}
      </label>
    </div>
  );
}
