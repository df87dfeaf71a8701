import { MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { TextField } from '#ui/TextField.tsx';

interface FilterTextProps {
  filter: { name: string; label: string; placeholder?: string };
  /** The current search text. */
  value: string;
}

/** Search input. Its typed text is replaced as soon as the search changes. */
export function FilterText({ filter: { name, label, placeholder }, value }: FilterTextProps) {
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
