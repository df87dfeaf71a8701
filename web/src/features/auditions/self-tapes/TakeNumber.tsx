import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { controlClasses, Field } from '#ui/Field.tsx';
import * as words from '#words/auditions/own-tapes.ts';

interface TakeNumberProps {
  tape: OwnTape;
  free: readonly number[];
  number: number;
  onChoose: (number: number) => void;
}

/** Chooses as which of the allowed takes one is sent, where the house allows several. */
export function TakeNumber({ tape: { request, takes }, free, number, onChoose }: TakeNumberProps) {
  if (request.max_takes === 1) return null;
  const isSent = (one: number) => takes.some(({ take }) => take === one);
  return (
    <Field label={words.send_as} required={false}>
      {(control) => (
        <select
          {...control}
          value={number}
          onChange={({ target }) => onChoose(Number(target.value))}
          className={controlClasses}
        >
          {free.map((one) => (
            <option key={one} value={one}>
              {isSent(one) ? words.replaces_take(one) : words.take(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
