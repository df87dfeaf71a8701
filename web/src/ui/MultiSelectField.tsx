import { useEffect, useRef, useState } from 'react';
import {
  type AriaLiveMessages,
  components,
  createFilter,
  type GroupBase,
  type MultiValueRemoveProps,
} from 'react-select';
import Creatable from 'react-select/creatable';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/Field.tsx';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/multi-select.ts';

/** What a multi-select says to screen readers while it is used; the library's own messages are in English. */
const speech: AriaLiveMessages<Choice, true, GroupBase<Choice>> = {
  guidance: ({ context, isInitialFocus }) => {
    if (context === 'menu') return words.guide_list;
    if (context === 'value') return words.guide_chosen;
    return isInitialFocus ? words.guide_field : '';
  },
  onChange: ({ action, label = '', labels }) => {
    if (action === 'clear') return words.removed_all;
    if (action === 'initial-input-focus') return labels.length > 0 ? words.chosen(labels.join(', ')) : '';
    if (action === 'select-option' || action === 'create-option') return words.chosen(label);
    return words.removed(label);
  },
  onFocus: ({ context, focused, label = '', options, selectValue, isSelected, isAppleDevice }) => {
    if (context === 'value') return words.at(label, selectValue.indexOf(focused) + 1, selectValue.length);
    // Elsewhere screen readers read the option itself.
    if (!isAppleDevice) return '';
    const place = options.indexOf(focused) + 1;
    return isSelected
      ? words.at_chosen(label, place, options.length)
      : words.at(label, place, options.length);
  },
  onFilter: ({ resultsMessage }) => resultsMessage,
};

export interface Choice {
  /** Stored value. */
  value: string;
  /** Displayed and searchable text. */
  label: string;
}

interface MultiSelectFieldProps {
  label: string;
  name: string;
  choices: readonly Choice[];
  /** Initially selected values. */
  chosen: readonly string[];
  /** Whether custom values are allowed. */
  open?: boolean | undefined;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

const withoutBlanks = (text: string) => text.replace(/\s+/g, '');
const matchesInput = createFilter<Choice>({ stringify: ({ label }) => withoutBlanks(label) });

/**
 * A labelled, searchable multi-select. The form has the values under the field name as a JSON list and
 * receives change events as from any other control. Only for pages that the server does not render.
 */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, name, choices, open = false, required, hint, error } = props;
  const [chosen, setChosen] = useState(() => props.chosen.map((value) => choiceOf(choices, value)));
  const hiddenInput = useRef<HTMLInputElement>(null);
  const values = JSON.stringify(chosen.map(({ value }) => value));
  const reported = useRef(values);
  useEffect(() => {
    if (reported.current === values) return;
    reported.current = values;
    hiddenInput.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [values]);

  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {({ id }) => (
        <>
          <Creatable<Choice, true>
            unstyled
            isMulti
            inputId={id}
            instanceId={id}
            options={choices}
            value={chosen}
            onChange={(next) => setChosen([...next])}
            isValidNewOption={(typed, _, listed) => open && isNew(typed, [...chosen, ...choices], listed)}
            formatCreateLabel={words.add}
            filterOption={(option, typed) => matchesInput(option, withoutBlanks(typed))}
            maxMenuHeight={300}
            minMenuHeight={140}
            pageSize={5}
            closeMenuOnSelect={false}
            menuPlacement="auto"
            placeholder={open ? words.choose_or_type : words.choose}
            noOptionsMessage={() => words.none}
            ariaLiveMessages={speech}
            screenReaderStatus={({ count }) => words.found(count)}
            components={{ MultiValueRemove }}
            aria-invalid={Boolean(error)}
            aria-errormessage={error && `${id}-error`}
            classNames={looks}
          />
          <input ref={hiddenInput} type="hidden" name={name} value={values} />
        </>
      )}
    </Field>
  );
}

function MultiValueRemove(props: MultiValueRemoveProps<Choice, true>) {
  const innerProps = { ...props.innerProps, 'aria-label': common.remove_named(props.data.label) };
  return <components.MultiValueRemove {...props} innerProps={innerProps} />;
}

function choiceOf(choices: readonly Choice[], value: string): Choice {
  return choices.find((choice) => choice.value === value) ?? { value, label: value };
}

function isNew(typed: string, known: readonly Choice[], _: unknown): boolean {
  const word = withoutBlanks(typed).toLowerCase();
  return word !== '' && !known.some(({ label }) => withoutBlanks(label).toLowerCase() === word);
}

const looks = {
  control: ({ isFocused }: { isFocused: boolean }) =>
    classNames(
      '!min-h-11 rounded-control border border-control bg-card pl-2 pr-1',
      isFocused && 'border-accent ring-2 ring-accent',
    ),
  valueContainer: () => 'gap-1.5 py-1.5 pl-1.5',
  placeholder: () => 'text-muted',
  multiValue: () => 'items-center rounded-full bg-marigold-wash pl-3 text-ink text-sm font-medium',
  multiValueRemove: () =>
    'ml-0.5 min-h-7 min-w-7 items-center justify-center rounded-full hover:bg-wash hover:text-accent-strong',
  indicatorsContainer: () => 'text-muted',
  clearIndicator: () => 'p-2 hover:text-ink',
  dropdownIndicator: () => 'p-2 hover:text-ink',
  menu: () => 'z-30 mt-1.5 overflow-hidden rounded-control border border-line bg-card shadow-float',
  menuList: () => 'p-1.5',
  option: ({ isFocused }: { isFocused: boolean }) =>
    classNames('!flex min-h-10 items-center rounded-md px-3 py-1.5', isFocused && 'bg-sunken'),
  noOptionsMessage: () => 'px-3 py-2.5 text-muted',
};
