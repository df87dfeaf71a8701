import {
  type ChangeEvent,
  type ClipboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/Field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

interface CodeInputProps {
  label: string;
  name: string;
  length: number;
  value: string;
  onChange: (code: string) => void;
  hint?: string;
  error?: string | undefined;
}

/**
 * A numeric code drawn as a row of boxes over one real input, so that pasting, autofill from a text message,
 * arrow keys and screen readers work as usual.
 */
export function CodeInput({ label, name, length, value, onChange, hint, error }: CodeInputProps) {
  const [caret, setCaret] = useState<number>();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = digitsOf(input.current?.value ?? '').slice(0, length);
    if (typed && typed !== value) onChange(typed);
  });
  // What was typed before hydration fired no event that React has seen.
  useEffect(() => takeTyped(), []);

  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const next = overwritten(input.value, input.selectionStart ?? input.value.length, length);
    // React keeps the caret position when the input already has the value to be rendered.
    input.value = next.code;
    input.setSelectionRange(next.caret, next.caret);
    setCaret(next.caret);
    onChange(next.code);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (pasted.length < length) return;
    event.preventDefault();
    onChange(pasted.slice(0, length));
  }

  function follow({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setCaret(currentTarget.selectionStart ?? undefined);
  }

  function goToBox({ currentTarget: input, clientX }: MouseEvent<HTMLInputElement>) {
    const { left, width } = input.getBoundingClientRect();
    const box = Math.min(Math.floor(((clientX - left) / width) * length), value.length);
    input.setSelectionRange(box, box);
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <div aria-hidden className={classNames('flex gap-2 sm:gap-3', !hydrated && 'invisible')}>
            {Array.from({ length }, (_, place) => (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
                key={place}
                digit={value[place]}
                active={caret !== undefined && place === Math.min(caret, length - 1)}
                wrong={Boolean(error)}
              />
            ))}
          </div>
          <input
            {...control}
            ref={input}
            name={name}
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            className={classNames(
              'absolute inset-0 size-full cursor-text',
              // The boxes need scripts.
              hydrated
                ? 'text-lg opacity-0'
                : 'rounded-control border border-control bg-card px-4 font-display font-semibold text-2xl tracking-[0.5em]',
            )}
            onChange={change}
            onPaste={paste}
            onSelect={follow}
            onFocus={follow}
            onBlur={() => setCaret(undefined)}
            onClick={goToBox}
          />
        </div>
      )}
    </Field>
  );
}

function Box({ digit, active, wrong }: { digit: string | undefined; active: boolean; wrong: boolean }) {
  return (
    <span
      className={classNames(
        'flex h-14 min-w-0 flex-1 items-center justify-center rounded-control border bg-card font-display font-semibold text-2xl tabular-nums sm:h-16 sm:text-3xl',
        wrong || active ? 'border-accent' : digit ? 'border-ink' : 'border-control',
        active && 'outline-2 outline-accent outline-offset-2',
      )}
    >
      {digit ?? (active && <span className="h-6 w-0.5 animate-pulse bg-accent" />)}
    </span>
  );
}

/** Digits of any script, which the server reads. */
function digitsOf(typed: string): string {
  return typed.replace(/\P{Nd}/gu, '');
}

/** Overwrites the following digits when all boxes are full. */
function overwritten(typed: string, typedTo: number, length: number) {
  const before = digitsOf(typed.slice(0, typedTo)).slice(0, length);
  const after = digitsOf(typed.slice(typedTo));
  const tooMany = Math.max(0, before.length + after.length - length);
  return { code: before + after.slice(tooMany), caret: before.length };
}
