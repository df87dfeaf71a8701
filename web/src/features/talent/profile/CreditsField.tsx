import { creditKinds, MAX_CREDITS } from '@kirdaar/contract/rules/credits';
import { MAX_LINE, MAX_URL } from '@kirdaar/contract/rules/limits';
import { Plus, Trash2 } from 'lucide-react';
import { createContext, type FormEvent, use, useEffect, useRef, useState } from 'react';
import {
  type CreditRow,
  emptyRow,
  errorsOfRow,
  rowsOf,
  textOfRows,
} from '#features/talent/profile/credit-rows.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { credit_kinds } from '#words/rules/credits.ts';
import * as words from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

interface CreditsFieldProps {
  name: string;
  /** The rows as JSON text. */
  answer: string | undefined;
  error: string | undefined;
}

interface KeyedRow {
  key: number;
  credit: CreditRow;
  /** Whether its errors are shown. */
  checked: boolean;
}

/** Whether the wizard is saving: its buttons wait. */
export const Saving = createContext(false);

/** The rows of a résumé, in the form as JSON text that sends input events like any other control. */
export function CreditsField({ name, answer, error }: CreditsFieldProps) {
  const [rows, setRows] = useState<readonly KeyedRow[]>(() =>
    rowsOf(answer).map((credit, key) => ({ key, credit, checked: false })),
  );
  const saving = use(Saving);
  const nextKey = useRef(rows.length);
  const added = useRef<number>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const hiddenInput = useRef<HTMLInputElement>(null);
  const text = textOfRows(rows.map(({ credit }) => credit));
  const reported = useRef(text);

  useEffect(() => {
    if (reported.current === text) return;
    reported.current = text;
    hiddenInput.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);

  useEffect(() => {
    if (added.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${added.current}"] input`)?.focus();
    added.current = undefined;
  });

  function change(key: number, changes: Partial<KeyedRow>) {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  }

  function add() {
    const key = nextKey.current;
    nextKey.current += 1;
    added.current = key;
    setRows([{ key, credit: emptyRow, checked: false }, ...rows]);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="secondary" disabled={saving || rows.length >= MAX_CREDITS} onClick={add}>
        <Plus aria-hidden className="size-4" />
        {words.credit_add}
      </Button>
      {error && <p className="font-medium text-accent text-sm">{words.credits_incomplete}</p>}
      {rows.length > 0 && (
        <ul ref={list} className="flex w-full flex-col gap-4">
          {rows.map(({ key, credit, checked }) => (
            <li key={key} data-key={key}>
              <CreditControls
                row={credit}
                errors={checked || error ? errorsOfRow(credit) : {}}
                onChange={(changes) => change(key, { credit: { ...credit, ...changes } })}
                onLeave={() => change(key, { checked: true })}
                onRemove={() => setRows(rows.filter((row) => row.key !== key))}
              />
            </li>
          ))}
        </ul>
      )}
      <input ref={hiddenInput} type="hidden" name={name} value={text} />
    </div>
  );
}

interface CreditControlsProps {
  row: CreditRow;
  errors: Partial<CreditRow>;
  onChange: (changes: Partial<CreditRow>) => void;
  /** Called when the focus leaves the row. */
  onLeave: () => void;
  onRemove: () => void;
}

function CreditControls({ row, errors, onChange, onLeave, onRemove }: CreditControlsProps) {
  const control = (part: keyof CreditRow) => ({
    name: `credit-${part}`,
    value: row[part],
    error: errors[part],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [part]: currentTarget.value }),
  });
  return (
    <fieldset
      aria-label={row.project ? words.credit_of(row.project) : words.credit_new}
      className="grid min-w-0 gap-x-4 gap-y-4 rounded-control border border-line bg-paper p-4 sm:grid-cols-2 xl:grid-cols-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <TextField label={words.credit_project} required maxLength={MAX_LINE} {...control('project')} />
      <TextField label={words.credit_role} maxLength={MAX_LINE} {...control('role')} />
      <TextField label={words.credit_house} maxLength={MAX_LINE} {...control('house')} />
      <TextField
        label={common.year}
        required
        inputMode="numeric"
        maxLength={4}
        placeholder="2024"
        {...control('year')}
      />
      <SelectField
        label={words.credit_kind}
        required
        options={creditKinds}
        labels={credit_kinds}
        {...control('kind')}
      />
      <TextField
        label={common.link}
        inputMode="url"
        maxLength={MAX_URL}
        placeholder="https://"
        hint={words.credit_link_hint}
        {...control('link')}
      />
      <Button
        Icon={Trash2}
        variant="quiet"
        aria-label={row.project ? common.remove_named(row.project) : words.credit_remove_this}
        className="-ml-5 justify-self-start"
        disabled={use(Saving)}
        onClick={onRemove}
      >
        {common.remove}
      </Button>
    </fieldset>
  );
}
