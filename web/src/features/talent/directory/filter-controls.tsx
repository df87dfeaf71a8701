import { MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { X } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router';
import { filterText } from '#features/talent/directory/filter-text.ts';
import { classNames } from '#ui/class-names.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

interface FilterChoicesProps {
  filter: { name: string; label: string; options: readonly string[]; labels?: Labels };
  chosen: readonly string[];
}

const swatches: Readonly<Record<string, string>> = {
  Black: 'bg-[#1d1a1c]',
  Brown: 'bg-[#6b4226]',
  Golden: 'bg-[#d9b152]',
  Silver: 'bg-[#b9bcc2]',
  Copper: 'bg-[#b4592f]',
  Bronze: 'bg-[#7c5a32]',
  Blue: 'bg-[#3d6db5]',
  'Wood Finish': 'bg-[#8a6242]',
  Green: 'bg-[#4b7a4f]',
  Hazel: 'bg-[#9a7a3a]',
  Grey: 'bg-[#8b8f94]',
};

export function FilterChoices({ filter: { name, label, options, labels = {} }, chosen }: FilterChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="relative inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-control bg-card px-3.5 py-1 font-medium text-sm has-checked:border-night has-checked:bg-night has-checked:text-on-night has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 hover:bg-sunken"
          >
            <input
              type="checkbox"
              value={option}
              {...(option === 'All'
                ? { checked: chosen.length === 0, onChange: clearOthers }
                : { name, checked: chosen.includes(option), onChange: followedByForm })}
              className="sr-only"
            />
            {swatches[option] && (
              <span
                aria-hidden
                className={classNames('size-3.5 rounded-full border border-white/40', swatches[option])}
              />
            )}
            {labelOf(labels, option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** *All* is no value of its own: it clears the others before the form reads them. */
function clearOthers({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const others = currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[name]');
  for (const other of others ?? []) other.checked = false;
}

/** The form handles every change. React requires a handler on a controlled checkbox that is not read-only. */
function followedByForm() {}

interface FilterTextProps {
  filter: { name: string; label: string; placeholder?: string };
  value: string;
}

/** Search input. Its typed text is replaced as soon as the search changes. */
export function FilterText({ filter: { name, label, placeholder }, value: chosen }: FilterTextProps) {
  const value = filterText(name, chosen);
  const [typed, setTyped] = useState({ text: value, instead: value });
  return (
    <TextField
      type="search"
      label={label}
      name={name}
      placeholder={placeholder}
      maxLength={MAX_SEARCH}
      value={typed.instead === value ? typed.text : value}
      onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, instead: value })}
    />
  );
}

interface FilterChipsProps {
  chips: readonly { text: string; without: string }[];
  none: string;
}

export function FilterChips({ chips, none }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.chips} className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={without}
            aria-label={words.chip_remove(text)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-marigold-wash py-1 pr-2.5 pl-3.5 font-medium text-sm hover:bg-marigold hover:text-[#211522]"
          >
            {text}
            <X aria-hidden className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={none} className="link inline-flex min-h-9 items-center px-2 text-sm">
          {common.clear_all}
        </Link>
      </li>
    </ul>
  );
}
