import { useState } from 'react';
import type { Waiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { freeNumbers } from '#features/auditions/self-tapes/send-take.ts';
import { controlClasses, Field } from '#ui/Field.tsx';
import * as words from '#words/auditions/own-tapes.ts';

/** As which of the allowed takes one is sent, and the choice where the house allows several; undefined if none can be. */
export function useTakeNumber(tape: OwnTape, waiting: readonly Waiting[]) {
  const [chosen, setChosen] = useState<number>();
  const free = freeNumbers(tape, waiting);
  const number = free.find((one) => one === chosen) ?? free[0];
  const isSent = (one: number) => tape.takes.some(({ take }) => take === one);
  const choice = tape.request.max_takes > 1 && number !== undefined && (
    <Field label={words.send_as} required={false}>
      {(control) => (
        <select
          {...control}
          value={number}
          onChange={({ target }) => setChosen(Number(target.value))}
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
  return { number, choice };
}
